import { strToU8, zipSync } from 'fflate';
import { isOrderable, orderLines } from './order-lines';
import { readOrderFile } from './read-order-file';

const readings = (text: string) => orderLines(text).map((line) => line.readings);

describe('a pasted order', () => {
  it.each([
    ['SH10RT\t4', [{ sku: 'SH10RT', quantity: 4 }]],
    ['SH10RT; 4', [{ sku: 'SH10RT', quantity: 4 }]],
    ['"SH10RT",4', [{ sku: 'SH10RT', quantity: 4 }]],
    ['4;STP 25000TL-30', [{ sku: 'STP 25000TL-30', quantity: 4 }]],
    ['SH10RT', [{ sku: 'SH10RT', quantity: 1 }]],
    ['SH10RT; 1,000', [{ sku: 'SH10RT', quantity: 1000 }]],
    ['SH10RT; 1 200', [{ sku: 'SH10RT', quantity: 1200 }]],
    ['1\u202f200 pièces; SH10RT', [{ sku: 'SH10RT', quantity: 1200 }]],
    ['SH10RT; 1 200,5', [{ sku: 'SH10RT', quantity: NaN }]],
    ['SH10RT; 1.000', [{ sku: 'SH10RT', quantity: NaN }]],
    ['SH10RT; 4 pcs', [{ sku: 'SH10RT', quantity: 4 }]],
    ['SH10RT; x', [{ sku: 'SH10RT', quantity: NaN }]],
    ['SH10RT; 10 kW hybrid; 3; 1850.00', [{ sku: 'SH10RT', quantity: 3 }]],
    ['SH10RT;', [{ sku: 'SH10RT', quantity: 1 }]],
    ['SH10RT;-2', [{ sku: 'SH10RT', quantity: -2 }]],
    ['SH10RT;2.5', [{ sku: 'SH10RT', quantity: 2.5 }]],
    [
      '4 x SH10RT',
      [
        { sku: 'SH10RT', quantity: 4 },
        { sku: '4 x SH10RT', quantity: 1 },
      ],
    ],
    [
      'STP 50-40 12',
      [
        { sku: 'STP 50-40 12', quantity: 1 },
        { sku: 'STP 50-40', quantity: 12 },
      ],
    ],
  ])('reads %s', (text, expected) => {
    expect(readings(text)).toEqual([expected]);
  });

  it('counts lines as the reader sees them and skips what is empty or a heading', () => {
    const lines = orderLines('SKU;Quantity\r\nSH10RT;1\n\nUS5000;2\n');
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [2, 'SH10RT;1'],
      [4, 'US5000;2'],
    ]);
  });

  it('takes whole numbers within the limit for quantities', () => {
    expect([1, 10_000, 0, -1, 2.5, 10_001, NaN].map(isOrderable)).toEqual([
      true,
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
  });
});

describe('an order file', () => {
  it('is read as CSV, with or without the mark of a spreadsheet', async () => {
    const file = new File(['\uFEFFSH10RT;4\nUS5000;2'], 'order.csv', { type: 'text/csv' });
    expect(await readOrderFile(file)).toBe('SH10RT;4\nUS5000;2');
  });

  it('is read as XLSX, by shared and inline texts and numbers', async () => {
    const sheet =
      '<worksheet xmlns="x"><sheetData>' +
      '<row><c t="s"><v>0</v></c><c><v>4</v></c></row>' +
      '<row><c t="inlineStr"><is><t>US5000</t></is></c><c><v>2</v></c></row>' +
      '</sheetData></worksheet>';
    const strings = '<sst xmlns="x"><si><r><t>SH</t></r><r><t>10RT</t></r></si></sst>';
    const zip = zipSync({
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      'xl/sharedStrings.xml': strToU8(strings),
    });
    const file = new File([zip as Uint8Array<ArrayBuffer>], 'order.xlsx');
    expect(await readOrderFile(file)).toBe('SH10RT\t4\nUS5000\t2');
  });

  it('that is no spreadsheet is refused', async () => {
    await expect(readOrderFile(new File(['nonsense'], 'order.xlsx'))).rejects.toThrow();
  });
});
