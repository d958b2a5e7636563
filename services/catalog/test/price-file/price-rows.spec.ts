import fc from 'fast-check';
import { amountText, parseAmount } from '../../src/price-file/amount-text';
import { priceTable, readPriceRows } from '../../src/price-file/price-rows';
import { readTable } from '@solar/service-kit/imports/table';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const product = (sku: string, base: number | null, tiers: [number, number][] = []) => ({
  ...{ _id: `prd_${sku}`, sku, name: `=HYPERLINK(${sku})`, version: 3, sale: null },
  base: base === null ? null : usd(base),
  tiers: tiers.map(([from, amount]) => ({ from, unit: usd(amount) })),
});
const KNOWN = new Map(
  [
    product('A-1', 10_050, [
      [10, 9_800],
      [36, 9_000],
    ]),
    product('-B', 5),
    product('C', null),
  ].map((one) => [one.sku, one]),
);
const read = (text: string) => readPriceRows(readTable(text), KNOWN, 'USD');

it('reads back what it wrote, and finds nothing to change', () => {
  const table = priceTable([...KNOWN.values()], 'USD');
  expect(table.split('\r\n')[1]).toBe(`A-1,"'=HYPERLINK(A-1)",USD,100.50,,10: 98.00 | 36: 90.00`);
  const rows = read(table);
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => 'changes' in row && row.changes)).toEqual([false, false, false]);
});

it('leaves alone what it has no column for, and takes away what is empty', () => {
  const [kept] = read('SKU;Price\nA-1;120,5');
  expect(kept).toMatchObject({
    changes: true,
    prices: { base: usd(12_050), tiers: [{ from: 10 }, { from: 36 }] },
  });
  const [cleared] = read('sku;price;tiers\nA-1;;');
  expect(cleared).toMatchObject({ changes: true, prices: { base: null, tiers: [] } });
});

it.each([
  ['Z,1,,', 'unknown-sku'],
  ['A-1,1.234,,', 'not-an-amount'],
  ['A-1,0,,', 'not-an-amount'],
  ['A-1,-5,,', 'not-an-amount'],
  ['A-1,5,5,', 'sale-not-below'],
  ['A-1,,4,', 'sale-not-below'],
  ['A-1,5,,10: 5', 'tiers-not-falling'],
  ['A-1,5,,10: 4 | 10: 3', 'tiers-not-falling'],
  ['A-1,5,,ten: 4', 'tiers-not-falling'],
  ['A-1,5,,1: 4', 'tiers-not-falling'],
])('refuses %s: %s', (row, error) => {
  expect(read(`sku,price,sale,tiers\n${row}`)).toEqual([
    expect.objectContaining({ line: 2, error }),
  ]);
});

it('refuses a product that comes twice, and prices in another currency', () => {
  const rows = read('sku,price,currency\nA-1,200,USD\nA-1,6,USD\nC,7,AED');
  expect(rows.map((row) => ('error' in row ? row.error : null))).toEqual([
    ...[null, 'duplicate', 'other-currency'],
  ]);
});

it('reads every amount as it is written, in currencies of any number of digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 11 }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (amount, currency) => parseAmount(amountText(amount, currency), currency) === amount,
    ),
  );
});
