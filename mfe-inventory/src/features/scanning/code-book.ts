import type { Bin } from '@solar/contracts/inventory/locations';
import {
  scanMatchSchema,
  type ScanMatch,
  type ScanResult,
  type StockLevel,
} from '@solar/contracts/inventory/stock-levels';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import { z } from 'zod';
import { readInventory } from '../../api/inventory-api';
import { readPage } from './tasks/open-task';

const KEY = 'scan.codes';
const FRESH_MS = 30 * 60_000;
/** Of 100 rows each; a larger warehouse knows its first codes, and those that were scanned. */
const PAGES_MAX = 10;

type Goods = Extract<ScanMatch, { kind: 'bin' | 'product' }>;
const bookSchema = z.object({ at: z.number(), codes: z.record(z.string(), scanMatchSchema) });
type Book = z.infer<typeof bookSchema>;

const parse = (value: unknown) => bookSchema.safeParse(value).data;
const stored = (): Book => readStored(KEY, parse) ?? { at: 0, codes: {} };
/** An EAN of 13 digits with a leading zero is a UPC of 12. */
const keyOf = (code: string) =>
  code
    .trim()
    .toUpperCase()
    .replace(/^0(?=\d{12}$)/, '');

/** What a code names, as this device has last heard. */
export function knownMatch(code: string): ScanMatch | null {
  return stored().codes[keyOf(code)] ?? null;
}

/** Adds what codes name. */
export function learn(
  entries: readonly (readonly [code: string, match: ScanMatch])[],
  at?: number,
): void {
  const before = stored();
  const added = Object.fromEntries(entries.map(([code, match]) => [keyOf(code), match]));
  writeStored(KEY, { at: at ?? before.at, codes: { ...before.codes, ...added } });
}

/** What a code names, by the server; by the book where there is no answer. */
export async function findMatch(code: string): Promise<ScanMatch> {
  const known = knownMatch(code);
  // Without a line the answer is certain, and waiting for it costs the next scan.
  if (!navigator.onLine && known) return known;
  try {
    const { match } = await readInventory<ScanResult>('scan', { code });
    learn([[code, match]]);
    return match;
  } catch (error) {
    if (known && isHttpError(error) && (error.status === 0 || error.status >= 500)) return known;
    throw error;
  }
}

/** Reads the codes of bins and products ahead, for the minutes without a network. */
export async function fillBook(now = Date.now()): Promise<void> {
  if (now - stored().at < FRESH_MS) return;
  const bins = await readAll<Bin>('bins');
  const levels = await readAll<StockLevel>('stock-levels');
  learn([...bins.map(binEntry), ...levels.flatMap(productEntries)], now);
}

async function readAll<T>(path: string): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { items } = await readPage<T>(path, page);
    rows.push(...items);
    if (items.length < 100) break;
  }
  return rows;
}

function binEntry({ id, code, ...bin }: Bin): [string, Goods] {
  const { zoneId, zoneCode, warehouseId, warehouseCode } = bin;
  const ref = { binId: id, binCode: code, zoneId, zoneCode, warehouseId, warehouseCode };
  return [code, { kind: 'bin', bin: ref }];
}

function productEntries(level: StockLevel): [string, Goods][] {
  const { productId, sku, name, brand, barcode, serialCapture = 'none' } = level;
  const capture = serialCapture === 'none' ? {} : { serialCapture };
  const match: Goods = { kind: 'product', product: { productId, sku, name, brand, ...capture } };
  return barcode
    ? [
        [sku, match],
        [barcode, match],
      ]
    : [[sku, match]];
}
