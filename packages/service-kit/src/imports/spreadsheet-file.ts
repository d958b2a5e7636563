import { strToU8, Zip, ZipDeflate, type AsyncFlateStreamHandler } from 'fflate';

/** What a cell of a spreadsheet takes. */
export const CELL_TEXT_MAX = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What every spreadsheet with one sheet says beside its rows. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
};

/** An XLSX file of one sheet whose cells are texts; packed as rows come, so that the texts are not all in memory. */
export async function spreadsheetFile(rows: AsyncIterable<readonly string[]>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const collect: AsyncFlateStreamHandler = (error, chunk) => {
    failure ??= error;
    if (!error) chunks.push(chunk);
  };
  const zip = new Zip(collect);
  for (const [name, content] of Object.entries(PARTS)) add(zip, name).push(xml(content), true);
  const sheet = add(zip, 'xl/worksheets/sheet1.xml');
  sheet.push(xml(`<worksheet xmlns="${MAIN}"><sheetData>`));
  let line = 0;
  for await (const cells of rows) sheet.push(strToU8(rowOf((line += 1), cells)));
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  if (failure) throw failure as Error;
  return Buffer.concat(chunks);
}

function add(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name);
  zip.add(part);
  return part;
}

const xml = (content: string) => strToU8(`${XML}${content}`);

function rowOf(line: number, cells: readonly string[]): string {
  const written = cells.map((text) =>
    text === ''
      ? '<c/>'
      : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
  );
  return `<row r="${line}">${written.join('')}</row>`;
}

/** Characters that XML knows no way to write are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
