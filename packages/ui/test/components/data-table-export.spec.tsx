import { act, screen, waitFor } from '@testing-library/react';
import type { ExportedRows, ExportRun } from '@solar/ui/data-table/data-table';
import { csvFileName, rowsToCsv } from '../../src/components/data-table/csv-file';
import { COLUMNS, ROWS, setup, type Row } from './product-table';

describe('a CSV file', () => {
  const line = async (name: string) => {
    const csv = await rowsToCsv(COLUMNS, [{ id: 'x', name, stock: -3, state: 'active' }]);
    return csv.slice(csv.indexOf('\r\n') + 2);
  };

  it('has the columns that have values, under their names', async () => {
    expect(await rowsToCsv(COLUMNS, ROWS.slice(1, 2))).toBe('Name,Stock,State\r\nPanel 1,7,active');
  });

  it.each([
    '=HYPERLINK("http://evil")',
    '+1-2',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '=1\n+2',
    '\uFF1D1',
  ])('makes a text of the formula %j', async (name) => {
    expect((await line(name)).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each(['-12.5', '-3', 'a=b', 'Panel -5', '3-phase'])('leaves %j as it is', async (name) => {
    expect(await line(name)).toBe(`${name},-3,active`);
  });

  it('is named after its list and the day', () => {
    expect(csvFileName('orders', new Date(2026, 2, 7))).toBe('orders-2026-03-07');
  });
});

describe('an export that fetches its rows', () => {
  const written: string[] = [];

  beforeEach(() => {
    written.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      written.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  });
  afterEach(() => jest.restoreAllMocks());

  /** A table whose rows come when the test says so. */
  function setupExport() {
    let run: ExportRun | undefined;
    let resolve: (rows: ExportedRows<Row>) => void = () => undefined;
    let reject: (reason: unknown) => void = () => undefined;
    const view = setup({
      total: 300,
      exportName: 'panels',
      exportRows: (next) => {
        run = next;
        return new Promise((yes, no) => {
          resolve = yes;
          reject = no;
        });
      },
    });
    return {
      ...view,
      button: screen.getByRole('button', { name: 'Export CSV' }),
      signal: () => run?.signal,
      progress: (done: number) => act(() => run?.onProgress(done, 300)),
      finish: (rows: ExportedRows<Row>) => act(async () => resolve(rows)),
      fail: (reason: string) => act(async () => reject(new Error(reason))),
    };
  }

  it('shows how far it is and writes the file at the end', async () => {
    const { user, button, progress, finish } = setupExport();
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    progress(100);
    expect(screen.getByText('100 of 300')).toBeTruthy();
    expect(written).toEqual([]);
    await finish({ rows: ROWS, total: ROWS.length });
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]).toMatch(/^panels-\d{4}-\d\d-\d\d\.csv$/);
    expect(screen.queryByText('100 of 300')).toBeNull();
  });

  it('can be left, and writes nothing then', async () => {
    const { user, button, signal, progress, finish } = setupExport();
    await user.click(button);
    progress(100);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signal()?.aborted).toBe(true);
    expect(document.activeElement).toBe(button);
    progress(200);
    await finish({ rows: ROWS, total: ROWS.length });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(written).toEqual([]);
  });

  it('ends with its page', async () => {
    const { user, button, signal, unmount } = setupExport();
    await user.click(button);
    unmount();
    expect(signal()?.aborted).toBe(true);
  });

  it('says what stopped it, and tries again', async () => {
    const { user, button, progress, fail, finish } = setupExport();
    await user.click(button);
    progress(100);
    await fail('No connection.');
    expect(screen.getByRole('alert').textContent).toBe('The export stopped. No connection.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await finish({ rows: ROWS, total: ROWS.length });
    await waitFor(() => expect(written).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what a file has no room for', async () => {
    const { user, button, finish } = setupExport();
    await user.click(button);
    await finish({ rows: ROWS, total: 12_000 });
    const said = await screen.findByText(/first 30 of 12,000 rows/);
    expect(said.getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/12,000/)).toBeNull();
  });
});
