import type { Page } from '@solar/contracts/common/pagination';
import { HttpError } from '@solar/mfe-kit/http/http-error';
import { EXPORT_MAX_ROWS, readAllRows } from '@solar/mfe-kit/listing/read-all-rows';
import type { PageAt } from '@solar/mfe-kit/listing/use-paged-query';

interface Panel {
  id: string;
}

const PROBLEM = {
  type: 'about:blank',
  title: 'Too many requests',
  status: 429,
  code: 'list.busy',
  requestId: 'test',
};

const idOf = ({ id }: Panel) => id;

/** A service with panels 0, 1, …; `total` is what it says of their number. */
function service(count: number, total = count) {
  const asked: PageAt[] = [];
  const readPage = async ({ page, pageSize }: PageAt): Promise<Page<Panel>> => {
    asked.push({ page, pageSize });
    const from = (page - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, count - from));
    return {
      items: Array.from({ length }, (_, at) => ({ id: `p${from + at}` })),
      total,
      page,
      pageSize,
    };
  };
  return { asked, readPage };
}

function run() {
  const controller = new AbortController();
  const progress: string[] = [];
  const onProgress = (done: number, total: number) => progress.push(`${done} of ${total}`);
  return { controller, progress, run: { signal: controller.signal, onProgress } };
}

it('reads all pages, the largest there are, and reports how far it is', async () => {
  const { asked, readPage } = service(250);
  const { progress, run: exporting } = run();
  const { rows, total } = await readAllRows(readPage, idOf, exporting);
  expect(rows.map(idOf)).toEqual(Array.from({ length: 250 }, (_, at) => `p${at}`));
  expect(total).toBe(250);
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 100 })));
  expect(progress).toEqual(['100 of 250', '200 of 250']);
});

it.each([
  { what: 'one page', count: 40, pages: 1 },
  { what: 'exactly one page', count: 100, pages: 1 },
  { what: 'nothing', count: 0, pages: 1 },
])('asks once for $what', async ({ count, pages }) => {
  const { asked, readPage } = service(count);
  const { rows } = await readAllRows(readPage, idOf, run().run);
  expect(rows).toHaveLength(count);
  expect(asked).toHaveLength(pages);
});

it('ends where the service has no more, whatever total it named', async () => {
  const { asked, readPage } = service(230, 900);
  const { rows, total } = await readAllRows(readPage, idOf, run().run);
  expect([rows.length, total, asked.length]).toEqual([230, 230, 3]);
});

it('reads on when the list grows meanwhile, and writes a row that moved once', async () => {
  const before = Array.from({ length: 200 }, (_, at) => ({ id: `p${at}` }));
  const after = [{ id: 'new' }, ...before];
  const readPage = async ({ page, pageSize }: PageAt) => {
    const all = page === 1 ? before : after;
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: all.length, page, pageSize };
  };
  const { rows } = await readAllRows(readPage, idOf, run().run);
  expect(rows.map(idOf)).toEqual(before.map(idOf));
});

it('stops at the page where it is left', async () => {
  const { asked, readPage } = service(500);
  const { controller, run: exporting } = run();
  const leaving = {
    ...exporting,
    onProgress: (done: number) => done === 200 && controller.abort(),
  };
  await expect(readAllRows(readPage, idOf, leaving)).rejects.toThrow();
  expect(asked.map(({ page }) => page)).toEqual([1, 2]);
});

it('fails as a whole when a page does, with a sentence for people', async () => {
  const { readPage } = service(500);
  const failing = (at: PageAt) =>
    at.page === 3
      ? Promise.reject(new HttpError(429, '', { ...PROBLEM, detail: 'Slow down.' }))
      : readPage(at);
  await expect(readAllRows(failing, idOf, run().run)).rejects.toThrow('Slow down.');
});

it('says how many there are when a file has no room for them', async () => {
  const { asked, readPage } = service(EXPORT_MAX_ROWS + 50);
  const { rows, total } = await readAllRows(readPage, idOf, run().run);
  expect([rows.length, total]).toEqual([EXPORT_MAX_ROWS, EXPORT_MAX_ROWS + 50]);
  expect(asked).toHaveLength(EXPORT_MAX_ROWS / 100);
});

it('says that a file of all counted rows may lack some, where counting stopped', async () => {
  const { readPage } = service(EXPORT_MAX_ROWS + 50, EXPORT_MAX_ROWS);
  const bounded = async (at: PageAt) => ({ ...(await readPage(at)), totalIsLowerBound: true });
  const answer = await readAllRows(bounded, idOf, run().run);
  expect(answer.rows).toHaveLength(EXPORT_MAX_ROWS);
  expect(answer).toMatchObject({ total: EXPORT_MAX_ROWS, totalIsLowerBound: true });
});
