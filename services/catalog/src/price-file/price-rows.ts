import Papa from 'papaparse';
import { setPriceSchema, type SetPrice } from '@solar/contracts/catalog/admin-http';
import type { PriceRowError } from '@solar/contracts/catalog/price-file-http';
import { money, type Money } from '@solar/contracts/common/money';
import type { PriceTier } from '@solar/contracts/common/price-tiers';
import type { ProductRecord } from '../index/catalogue-records';
import type { Table } from '@solar/service-kit/imports/table';
import { amountText, parseAmount } from './amount-text';

export type Prices = Pick<SetPrice, 'base' | 'sale' | 'tiers'>;
type Priced = Pick<ProductRecord, '_id' | 'sku' | 'name' | 'base' | 'sale' | 'tiers' | 'version'>;

/** A row of the file: new prices of a product, or what is wrong with it. */
export type PriceRow = { line: number; sku: string } & (
  { product: Priced; prices: Prices; changes: boolean } | { error: PriceRowError }
);

const COLUMNS = ['sku', 'name', 'currency', 'price', 'sale', 'tiers'] as const;
type Column = (typeof COLUMNS)[number];
const BETWEEN_TIERS = ' | ';
/** Stands for text that is no number, so that the schema refuses it with everything else that is wrong. */
const NO_NUMBER = NaN;

/** Columns that a file cannot do without. */
export function missingPriceColumns({ columns }: Table): string[] {
  const named = columns.map((column) => column.toLowerCase());
  return ['sku', 'price'].filter((column) => !named.includes(column));
}

/** The table of prices, a product in a line. */
export function priceTable(products: readonly Priced[], currency: string): string {
  const text = (price: Money | null) => (price ? amountText(price.amount, price.currency) : '');
  const data = products.map(({ sku, name, base, sale, tiers = [] }) => [
    sku,
    name,
    base?.currency ?? currency,
    text(base),
    text(sale),
    tiersText(tiers),
  ]);
  return Papa.unparse({ fields: [...COLUMNS], data }, { escapeFormulae: true });
}

/** Prices by quantity as one cell. */
export function tiersText(tiers: readonly PriceTier[]): string {
  const amount = ({ unit }: PriceTier) => amountText(unit.amount, unit.currency);
  return tiers.map((tier) => `${tier.from}: ${amount(tier)}`).join(BETWEEN_TIERS);
}

/** Every row of a file with the product that it names. A column that is not there leaves what it is about as it is. */
export function readPriceRows(
  table: Table,
  products: ReadonlyMap<string, Priced>,
  currency: string,
): PriceRow[] {
  const places = new Map(table.columns.map((name, index) => [name.toLowerCase(), index]));
  const seen = new Set<string>();
  return table.rows.map((cells, index): PriceRow => {
    const cell = (column: Column) => {
      const place = places.get(column);
      return place === undefined ? null : (cells[place] ?? '').trim();
    };
    // A sign before it keeps a spreadsheet from reading a formula.
    const sku = (cell('sku') ?? '').replace(/^'/, '');
    const at = { line: index + 2, sku };
    const product = products.get(sku);
    if (!product) return { ...at, error: 'unknown-sku' };
    if (seen.has(sku)) return { ...at, error: 'duplicate' };
    seen.add(sku);
    const named = cell('currency');
    if (named && named !== currency) return { ...at, error: 'other-currency' };
    const read = readPrices(cell, product, currency);
    if (typeof read === 'string') return { ...at, error: read };
    return { ...at, product, prices: read, changes: !samePrices(product, read) };
  });
}

function readPrices(
  cell: (column: Column) => string | null,
  known: Priced,
  currency: string,
): Prices | PriceRowError {
  const amount = (text: string): Money | null =>
    text === '' ? null : { amount: parseAmount(text, currency) ?? NO_NUMBER, currency };
  const [price, sale, tiers] = [cell('price') ?? '', cell('sale'), cell('tiers')];
  const parsed = setPriceSchema.safeParse({
    base: amount(price),
    sale: sale === null ? known.sale : amount(sale),
    tiers: tiers === null ? (known.tiers ?? []) : readTiers(tiers, currency),
    version: known.version,
  });
  if (parsed.success) {
    const { base, sale: reduced, tiers: falling } = parsed.data;
    return { base, sale: reduced, tiers: falling };
  }
  const fields = parsed.error.issues.map(({ path }) => path[0]);
  if (fields.includes('base')) return 'not-an-amount';
  return fields.includes('sale') ? 'sale-not-below' : 'tiers-not-falling';
}

/** The prices by quantity of a cell such as `10: 75.00 | 36: 70.00`; what is no number in it is NaN. */
export function readTiers(text: string, currency: string): PriceTier[] {
  if (text === '') return [];
  return text.split('|').map((one) => {
    const [from = '', price = ''] = one.split(':').map((part) => part.trim());
    return {
      from: /^\d+$/.test(from) ? Number(from) : NO_NUMBER,
      unit: { amount: parseAmount(price, currency) ?? NO_NUMBER, currency },
    };
  });
}

function samePrices(known: Priced, next: Prices): boolean {
  return textOf({ ...known, tiers: known.tiers ?? [] }) === textOf(next);
}

function textOf({ base, sale, tiers }: Prices): string {
  const plain = (price: Money | null) => price && money(price.amount, price.currency);
  return JSON.stringify([
    plain(base),
    plain(sale),
    tiers.map(({ from, unit }) => [from, plain(unit)]),
  ]);
}
