/** What the unpacked parts of a spreadsheet may weigh; more is no order. */
const UNPACKED_MAX = 20 * 1024 * 1024;

/** The first sheet of a file as text, a line per row. */
export async function readOrderFile(file: File): Promise<string> {
  if (/\.xlsx$/i.test(file.name)) return readSpreadsheet(new Uint8Array(await bytesOf(file)));
  return new TextDecoder().decode(await bytesOf(file)).trim();
}

function bytesOf(file: File): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(file);
  });
}

async function readSpreadsheet(zip: Uint8Array): Promise<string> {
  const { unzipSync, strFromU8 } = await import(/* webpackChunkName: "unzip" */ 'fflate');
  const parts = unzipSync(zip, {
    filter: ({ name, originalSize }) =>
      originalSize <= UNPACKED_MAX &&
      /^xl\/(?:worksheets\/sheet\d+|sharedStrings)\.xml$/.test(name),
  });
  const [first] = Object.keys(parts)
    .filter((name) => name.includes('worksheets'))
    .sort();
  const sheet = first === undefined ? undefined : parts[first];
  if (!sheet) throw new Error('The file has no sheet');
  const shared = parts['xl/sharedStrings.xml'];
  const strings = shared ? elements(parsed(strFromU8(shared)), 'si').map(textOf) : [];
  return elements(parsed(strFromU8(sheet)), 'row')
    .map((row) => elements(row, 'c').map((cell) => cellText(cell, strings)))
    .map((cells) => cells.join('\t'))
    .join('\n');
}

function parsed(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'application/xml');
}

function elements(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagName(name)];
}

function textOf(element: Element): string {
  return elements(element, 't')
    .map((one) => one.textContent ?? '')
    .join('');
}

function cellText(cell: Element, strings: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return textOf(cell);
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  return type === 's' ? (strings[Number(value)] ?? '') : value;
}
