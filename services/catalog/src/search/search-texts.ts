import type { AttributeValue } from '@solar/contracts/catalog/product-data';
import type { CategoryRecord, ContentRecord } from '../index/catalogue-records';
import type { IndexedProduct } from '../index/catalogue-snapshot';
import type { IndexedText } from './text-index';

export const PRODUCT_TEXT_FIELDS = ['name', 'sku', 'brand', 'category', 'facts', 'text'] as const;
export const PRODUCT_TEXT_BOOST = { name: 6, sku: 6, brand: 4, category: 3, facts: 2, text: 1 };
export const PAGE_TEXT_FIELDS = ['title', 'text'] as const;
export const PAGE_TEXT_BOOST = { title: 4, text: 1 };

/** Words under which customers look for what the datasheet names otherwise. */
const FACET_WORDS: Record<string, string> = {
  single: 'single phase monophasé',
  three: 'three phase triphasé',
  standard: 'string inverter onduleur',
  hybrid: 'hybrid hybride',
  microinverter: 'microinverter micro-onduleur',
};

/** What a product is found by. Prices are not among it: search must not reveal what lists may not show. */
export function productText({ record, brand, category }: IndexedProduct): IndexedText {
  const facets = [record.phase, record.inverterType].map((value) => value && FACET_WORDS[value]);
  const values = record.attributes
    .filter(({ code }) => !UNSEARCHED.has(code))
    .map(({ value }) => wordsOfValue(value));
  return {
    id: record._id,
    name: record.name,
    sku: record.sku,
    brand: brand.name,
    category: `${category.name.en} ${category.name.fr}`,
    facts: [...facets, ...values, record.powerW === null ? '' : `${record.powerW}W`].join(' '),
    text: [record.summary, record.description].map(({ en, fr }) => `${en} ${fr}`).join(' '),
  };
}

/** About the data, not about the product. */
const UNSEARCHED = new Set(['confidence', 'source']);

function wordsOfValue(value: AttributeValue): string {
  return typeof value === 'string' || Array.isArray(value) ? String(value) : '';
}

export function categoryText(category: CategoryRecord): IndexedText {
  return {
    id: category._id,
    title: `${category.name.en} ${category.name.fr}`,
    text: `${category.description.en} ${category.description.fr}`,
  };
}

export function contentText(page: ContentRecord): IndexedText {
  return {
    id: page._id,
    title: `${page.title.en} ${page.title.fr}`,
    text: `${page.excerpt.en} ${page.excerpt.fr}`,
  };
}
