import { screen, waitFor } from '@testing-library/react';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useState } from 'react';
import remote from '../../remote';
import { toReceiptBody, type DraftLine } from './draft-line';
import { LineEditor } from './line-editor';

const BIN = {
  binId: 'bin_1',
  binCode: 'DXB-A-01',
  zoneId: 'zon_1',
  zoneCode: 'A',
  warehouseId: 'whs_1',
  warehouseCode: 'DXB',
};
const PRODUCT = { productId: 'prd_1', sku: 'PANEL-1', name: 'Panel', brand: 'Test' };

function Desk() {
  const [lines, setLines] = useState<DraftLine[]>([]);
  return <LineEditor lines={lines} onChange={setLines} warehouseId="whs_1" />;
}

async function openDesk(...levels: object[]) {
  fakeHttp({
    'GET /api/inventory/scan': ({ params }: { params: Record<string, unknown> }) => {
      if (params['code'] === BIN.binCode) return { match: { kind: 'bin', bin: BIN } };
      if (params['code'] === PRODUCT.sku) return { match: { kind: 'product', product: PRODUCT } };
      if (params['code'] === 'AUH-A-01') {
        return { match: { kind: 'bin', bin: { ...BIN, warehouseId: 'whs_2' } } };
      }
      return answer(404, {});
    },
    'GET /api/inventory/bins': { items: [], total: 0, page: 1, pageSize: 20 },
    'GET /api/inventory/stock-levels': { items: levels, total: 1, page: 1, pageSize: 20 },
  });
  const { user } = await renderWithKit(<Desk />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
  const field = await screen.findByLabelText('Scan');
  return { field, user, scan: (code: string) => user.type(field, `${code}{Enter}`) };
}

it('takes scan after scan without a touch: bin, then piece by piece', async () => {
  const { field, scan } = await openDesk();
  await scan('DXB-A-01');
  await screen.findByText('Bin DXB-A-01 is open');
  await scan('PANEL-1');
  await scan('PANEL-1');
  await scan('PANEL-1');
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of PANEL-1' }).value,
    ).toBe('3'),
  );
  expect(document.activeElement).toBe(field);
});

it('takes a scan while nothing has the focus', async () => {
  const { field, user } = await openDesk();
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('DXB-A-01{Enter}');
  await screen.findByText('Bin DXB-A-01 is open');
  expect(document.activeElement).toBe(field);
});

it.each([
  ['PANEL-1', 'Scan or choose a bin first'],
  ['AUH-A-01', 'This bin is in another warehouse'],
  ['WHAT', 'WHAT is not known'],
])('says what is wrong with %s', async (code, text) => {
  const { scan } = await openDesk();
  await scan(code);
  await screen.findByText(text);
});

it('knows of a product that is picked from the list that its serial numbers are taken down', async () => {
  const { scan, user } = await openDesk({ ...PRODUCT, serialCapture: 'at_receipt' });
  await scan('DXB-A-01');
  await user.type(await screen.findByRole('combobox', { name: 'Product' }), 'PAN');
  await user.click(await screen.findByRole('option', { name: /PANEL-1/ }));
  expect(await screen.findByLabelText(/Serial numbers/)).toBeDefined();
});

it('asks for one serial number for each piece where the product takes them down at receipt', async () => {
  const product = { ...PRODUCT, serialCapture: 'at_receipt' as const };
  const bin = BIN;
  function Named() {
    const [lines, setLines] = useState<DraftLine[]>([{ product, bin, lot: '', quantity: 3 }]);
    return (
      <>
        <LineEditor lines={lines} onChange={setLines} />
        <output>{JSON.stringify(toReceiptBody(lines)[0])}</output>
      </>
    );
  }
  fakeHttp({ 'GET /api/inventory/bins': { items: [], total: 0, page: 1, pageSize: 20 } });
  const { user } = await renderWithKit(<Named />, {
    user: { role: 'warehouse' },
    locales: { inventory: remote.locales },
  });
  const field = await screen.findByRole('textbox', { name: 'Serial numbers of PANEL-1' });
  await user.type(field, 's-1{Enter}S-2, s-2');
  await screen.findByText('2 of 3 entered');
  expect(screen.getByText(/"serials":\["S-1","S-2"\]/)).not.toBeNull();
  await user.type(field, '{Enter}');
  await screen.findByText('S-2 appears twice');
  await user.clear(field);
  await user.type(field, 'S-1 S-2 S-3 S-4');
  await screen.findByText('1 number too many');
});

describe('of goods that leave a bin', () => {
  const open = async (...lots: (string | null)[]) => {
    const items = lots.map((lot) => ({ product: PRODUCT, lot, onHand: 150, allocated: 0 }));
    const other = {
      product: { ...PRODUCT, productId: 'prd_2' },
      lot: 'X',
      onHand: 1,
      allocated: 0,
    };
    fakeHttp({
      'GET /api/inventory/bins': { items: [], total: 0, page: 1, pageSize: 20 },
      'GET /api/inventory/bins/:id/contents': {
        ...{ bin: BIN, maxCapacity: null, items: [...items, other] },
      },
    });
    function Leaving() {
      const [lines, setLines] = useState<DraftLine[]>([
        { product: PRODUCT, bin: BIN, lot: '', quantity: 3 },
      ]);
      return (
        <>
          <LineEditor lines={lines} onChange={setLines} leaves />
          <output>{JSON.stringify(lines.map(({ lot }) => lot))}</output>
        </>
      );
    }
    return renderWithKit(<Leaving />, {
      user: { role: 'warehouse' },
      locales: { inventory: remote.locales },
    });
  };

  it('the only lot is taken, so that its pieces are found', async () => {
    await open('LOT-A');
    expect(await screen.findByText('["LOT-A"]')).toBeDefined();
  });

  it('one of several lots is chosen, with how many pieces of it are there', async () => {
    const { user } = await open('LOT-A', 'LOT-B', null);
    await user.click(await screen.findByRole('combobox', { name: 'Lot' }));
    expect(screen.queryByRole('option', { name: /X/ })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'LOT-B · 150 pieces' }));
    expect(await screen.findByText('["LOT-B"]')).toBeDefined();
  });

  it('goods without lots may name one', async () => {
    await open(null);
    expect(await screen.findByRole('textbox', { name: 'Lot' })).toBeDefined();
  });
});
