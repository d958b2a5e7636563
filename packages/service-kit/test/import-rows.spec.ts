import { strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import type { ColumnMapping } from '@solar/contracts/common/column-mapping';
import type { ImportColumn } from '@solar/contracts/common/import-kinds';
import { checkMapping, fittingMapping, readRows } from '../src/imports/import-rows';
import { spreadsheetFile } from '../src/imports/spreadsheet-file';
import { readTable, tableText } from '../src/imports/table';

const COLUMNS: ImportColumn[] = [
  { name: 'code', required: true, aliases: ['supplier code'] },
  { name: 'name', required: true },
  { name: 'city' },
];
/** Columns by their own names. */
const SAME = { code: 'code', name: 'name' };
const kind = {
  schema: z.object({
    code: z.string().min(1),
    name: z.string().min(1).max(10),
    city: z.string().optional(),
  }),
  keyOf: (row: unknown) => (row as { code: string }).code.toLowerCase(),
};

describe('rows of a table', () => {
  it('are read by columns that are known by several names', () => {
    const table = readTable('Supplier Code;Name;Phone\nA1;Acme;1\n');
    const mapping = fittingMapping(COLUMNS, table.columns);
    expect(mapping).toEqual({ code: 'Supplier Code', name: 'Name' });
    const [row] = readRows(table, { mapping, skipRows: 0 }, COLUMNS, kind);
    // No column of cities: what is about them stays as it is.
    expect(row).toMatchObject({ line: 2, row: { code: 'A1', name: 'Acme' }, errors: [] });
    expect(row?.cells).not.toHaveProperty('city');
  });

  it('say what is wrong with each', () => {
    const table = readTable('code,name\nA1,\nA2,Much too long a name\nA3,Acme\na3,Acme\n');
    const rows = readRows(table, { mapping: SAME, skipRows: 0 }, COLUMNS, kind);
    expect(rows.map(({ errors }) => errors)).toEqual([
      [{ column: 'name', code: 'missing' }],
      [{ column: 'name', code: 'too-long' }],
      [],
      [{ column: 'code', code: 'duplicate' }],
    ]);
  });

  it('lose the quote that an export writes before a formula', () => {
    const table = readTable("code,name\n'=A1,'plain\n");
    const [row] = readRows(table, { mapping: SAME, skipRows: 0 }, COLUMNS, kind);
    expect(row?.cells).toEqual({ code: '=A1', name: "'plain" });
  });

  it('take parts of cells, the same words for all, and numbers by a factor or another column', () => {
    const table = readTable(
      'both,size,of\n[units],m,-\nA1: Acme,"1,5",2\nA2: Bcme,much,2\nA3,4,0\n',
    );
    const mapping: ColumnMapping = {
      code: { column: 'both', before: ':' },
      name: { column: 'size', factor: 100, dividedBy: 'of' },
      city: { constant: 'Dubai' },
    };
    const rows = readRows(table, { mapping, skipRows: 1 }, COLUMNS, kind);
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [3, { code: 'A1', name: '75', city: 'Dubai' }],
      // What is no number is shown as it is.
      [4, { code: 'A2', name: 'much', city: 'Dubai' }],
      [5, { code: 'A3', name: '4 / 0', city: 'Dubai' }],
    ]);
    const after = readRows(
      table,
      { mapping: { code: { column: 'both', after: ':' }, name: 'of' }, skipRows: 1 },
      COLUMNS,
      kind,
    );
    expect(after.map(({ cells }) => cells['code'])).toEqual(['Acme', 'Bcme', 'A3']);
  });

  it('refuse a mapping of other columns', () => {
    const refused = (mapping: ColumnMapping) => () =>
      checkMapping(mapping, COLUMNS, { columns: ['a', 'b'] });
    expect(refused({ code: 'a', name: 'b' })).not.toThrow();
    expect(refused({ code: 'a' })).toThrow('not valid');
    expect(refused({ code: 'a', name: 'c' })).toThrow('not valid');
    expect(refused({ code: 'a', name: 'b', __proto__x: 'a' })).toThrow('not valid');
    expect(refused({ code: 'a', name: { constant: 'x' } })).not.toThrow();
    expect(refused({ code: 'a', name: { column: 'b', dividedBy: 'c' } })).toThrow('not valid');
  });
});

describe('a spreadsheet', () => {
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const packed = (rows: string, strings: string) =>
    Buffer.from(
      zipSync({
        'xl/worksheets/sheet1.xml': strToU8(sheet(rows)),
        'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
      }),
    );

  it('is read with its texts, its numbers and its empty cells', () => {
    const file = packed(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>name</t></is></c><c r="C1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2"><v>12.5</v></c><c r="C2" t="s"><v>2</v></c></row>',
      '<si><t>code</t></si><si><r><t>ci</t></r><r><t>ty</t></r></si><si><t xml:space="preserve">A &amp; B, &quot;x&quot; &#233;</t></si>',
    );
    expect(readTable(tableText(file))).toEqual({
      columns: ['code', 'name', 'city'],
      rows: [['12.5', '', 'A & B, "x" é']],
    });
  });

  it('is written so that it reads the same, whatever its texts hold', async () => {
    const rows = [
      ['code', 'name'],
      ['=1+1', 'A & B <b>"x"</b>\nnext line'],
      ['', '  é ☀ 😀 '],
    ];
    async function* written() {
      for (const row of rows) yield await Promise.resolve(row);
    }
    const [columns, ...others] = rows;
    expect(readTable(tableText(await spreadsheetFile(written())))).toEqual({
      columns,
      rows: others,
    });
    async function* withControl() {
      yield await Promise.resolve(['a', 'b']);
      yield await Promise.resolve(['x\u0000\u0008y', 'z']);
    }
    const { rows: cleaned } = readTable(tableText(await spreadsheetFile(withControl())));
    expect(cleaned).toEqual([['xy', 'z']]);
  });

  it('is refused where it is none', () => {
    const torn = packed('', '').subarray(0, 30);
    expect(() => tableText(torn)).toThrow('cannot be processed');
    expect(() => readTable('hello')).toThrow('cannot be processed');
  });
});
