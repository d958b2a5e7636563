import type { AttributeValue, SourcedValue } from '@solar/contracts/catalog/product-data';
import { productSlug } from '@solar/contracts/catalog/product-slug';
import type { ImportError } from '@solar/contracts/common/imports-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { numberIn } from '@solar/service-kit/imports/cell-text';
import { z } from 'zod';
import type { AttributeRecord, CategoryRecord } from '../index/catalogue-records';

/** A row of a table as a product. */
export type ProductRow = {
  sku: string;
  name: string;
  brand: string;
  categoryId: string;
  powerW: number | null;
  /** In whole units of the shop's currency. */
  cost: number | null;
  attributes: SourcedValue[];
};

/** What the shop knows that a row may name. */
export type KnownToRows = {
  attributes: ReadonlyMap<string, Pick<AttributeRecord, 'type' | 'options'>>;
  categories: Iterable<Pick<CategoryRecord, '_id' | 'slug' | 'name'>>;
};

type Cells = Readonly<Record<string, string>>;
type Wrong = (column: string, code: ImportError['code']) => void;

/** What the columns of attributes begin with; the code follows. */
export const ATTRIBUTE_COLUMN = 'attribute:';
const SKU_MAX = 80;
const SOURCE_MAX = 300;
const AMOUNT_MAX = 10_000_000;
const TEXT_MAX = 500;
const PART_MAX = 100;
const YES = new Set(['yes', 'true', '1', 'y', 'oui']);
const NO = new Set(['no', 'false', '0', 'n', 'non']);

/** Reads rows with everything that is wrong with each. */
export function productRowSchema({ attributes, categories }: KnownToRows): z.ZodType<ProductRow> {
  const categoryIds = new Map(
    [...categories].flatMap(({ _id, slug, name }) =>
      [slug, name.en, name.fr].map((word) => [word.toLowerCase(), _id] as const),
    ),
  );
  return z.record(z.string(), z.string()).transform((cells, context): ProductRow => {
    const wrong: Wrong = (column, code) =>
      context.addIssue({ code: 'custom', path: [column], params: { code } });
    const text = (column: string, max: number, min = 1) =>
      textOf(cells, column, { min, max }, wrong);
    const name = text('name', LIMITS.titleMax, 2);
    const brand = text('brand', LIMITS.titleMax);
    if (name && brand && productSlug(brand, name) === '') wrong('name', 'not-allowed');
    const category = cells['category'] ?? '';
    const categoryId = categoryIds.get(category.toLowerCase()) ?? '';
    if (categoryId === '') wrong('category', 'unknown');
    return {
      ...{ sku: text('sku', SKU_MAX), name, brand, categoryId },
      attributes: valuesOf(cells, text('source', SOURCE_MAX), attributes, wrong),
      powerW: amountOf(cells, 'powerW', wrong),
      cost: amountOf(cells, 'cost', wrong),
    };
  });
}

function textOf(
  cells: Cells,
  column: string,
  { min, max }: { min: number; max: number },
  wrong: Wrong,
): string {
  const text = cells[column] ?? '';
  if (text.length < min) wrong(column, 'missing');
  if (text.length > max) wrong(column, 'too-long');
  return text;
}

function valuesOf(
  cells: Cells,
  source: string,
  known: KnownToRows['attributes'],
  wrong: Wrong,
): SourcedValue[] {
  return [...known].flatMap(([code, definition]): SourcedValue[] => {
    const column = `${ATTRIBUTE_COLUMN}${code}`;
    const text = cells[column];
    if (text === undefined || isMissing(text)) return [];
    const value = valueOf(definition, text);
    if (value !== null) return [{ code, value, source, confidence: 'published' }];
    wrong(column, definition.type === 'number' ? 'not-a-number' : 'not-allowed');
    return [];
  });
}

function amountOf(cells: Cells, column: 'powerW' | 'cost', wrong: Wrong): number | null {
  const text = cells[column] ?? '';
  if (isMissing(text)) return null;
  const amount = numberIn(text);
  if (amount >= 0 && amount <= AMOUNT_MAX) return amount;
  wrong(column, 'not-a-number');
  return null;
}

/** Tables write what they do not know as nothing, a dash or n/a. */
function isMissing(text: string): boolean {
  return text === '' || text === '-' || /^n\.?\/?a\.?$/i.test(text);
}

function valueOf(
  { type, options }: Pick<AttributeRecord, 'type' | 'options'>,
  text: string,
): AttributeValue | null {
  if (type === 'text') return text.length <= TEXT_MAX ? text : null;
  if (type === 'option') return options.some(({ value }) => value === text) ? text : null;
  if (type === 'boolean') {
    const word = text.toLowerCase();
    return YES.has(word) ? true : NO.has(word) ? false : null;
  }
  const number = numberIn(text);
  if (Number.isFinite(number)) return type === 'number' ? number : [number];
  return type === 'number'
    ? null
    : text.split(/[;|]/).map((part) => part.trim().slice(0, PART_MAX));
}
