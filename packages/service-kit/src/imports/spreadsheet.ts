import { strFromU8, unzipSync } from 'fflate';

/** What an unpacked part of a spreadsheet may weigh; more is no list. */
const UNPACKED_MAX = 60 * 1024 * 1024;
const PARTS = /^xl\/(?:worksheets\/sheet\d+|sharedStrings)\.xml$/;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether the bytes are a packed spreadsheet (XLSX) rather than text. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  return ZIP.every((byte, index) => bytes[index] === byte);
}

/** The rows of the first sheet of an XLSX file. Throws for what is none. */
export function readSpreadsheet(bytes: Uint8Array): string[][] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => originalSize <= UNPACKED_MAX && PARTS.test(name),
  });
  const [first] = Object.keys(parts)
    .filter((name) => name.includes('worksheets'))
    .sort((a, b) => sheetNumber(a) - sheetNumber(b));
  const sheet = first === undefined ? undefined : parts[first];
  if (!sheet) throw new Error('The file has no sheet');
  const shared = parts['xl/sharedStrings.xml'];
  const strings = shared ? inner(strFromU8(shared), 'si').map(textOf) : [];
  return inner(strFromU8(sheet), 'row').map((row) => cellsOf(row, strings));
}

function sheetNumber(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** What stands between the tags of every element with this name. */
function inner(xml: string, name: string): string[] {
  const element = new RegExp(`<${name}(?:\\s[^>]*)?(?:/>|>([\\s\\S]*?)</${name}>)`, 'g');
  return Array.from(xml.matchAll(element), ([, content = '']) => content);
}

/** A sheet leaves empty cells out: each cell names its column. */
function cellsOf(row: string, strings: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(
    /<c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/c>)/g,
  )) {
    const place = /\sr="([A-Z]+)\d+"/.exec(attributes)?.[1];
    const index = place === undefined ? cells.length : columnOf(place);
    while (cells.length < index) cells.push('');
    cells[index] = valueOf(attributes, content, strings);
  }
  return cells;
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(attributes: string, content: string, strings: readonly string[]): string {
  const [value = ''] = inner(content, 'v').map(decoded);
  const type = /\st="(\w+)"/.exec(attributes)?.[1];
  if (type === 's') return strings[Number(value)] ?? '';
  return type === 'inlineStr' ? textOf(content) : value;
}

/** A text may be in several pieces with formats of their own. */
function textOf(xml: string): string {
  return decoded(inner(xml, 't').join(''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? String(whole);
    const code = hex === undefined ? Number(decimal) : parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
