import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Confidence, SourcedValue } from '@solar/contracts/catalog/product-data';

type Provenance = Pick<SourcedValue, 'source' | 'confidence'>;

/** A paper, a page or a formula, and the figures of each product (by SKU) that were taken from it. */
export type FigureSource = {
  source: string;
  confidence: Confidence;
  figures: Readonly<Record<string, readonly string[]>>;
};

/** The classification of goods that customs use, by the words of its headings. */
export const HS_2022: Provenance = {
  source: 'HS 2022 (WCO)',
  confidence: 'published',
};

/** Fields that have the same source in every product. */
const BY_FIELD: Readonly<Record<string, Provenance>> = {
  efficiency_pct: { source: 'Power divided by area', confidence: 'computed' },
  hs_code: HS_2022,
};

/** The product's own account of itself has no source of its own. */
const WITHOUT: ReadonlySet<string> = new Set(['confidence', 'source', 'efficiency_basis', 'note']);

const FILE = resolve(__dirname, '../../demo/sources.json');

/** Sources of single figures; they come before the one that the product names for all of its figures. */
export const FIGURE_SOURCES = JSON.parse(readFileSync(FILE, 'utf8')) as FigureSource[];

const BY_FIGURE: ReadonlyMap<string, Provenance> = new Map(
  FIGURE_SOURCES.flatMap(({ source, confidence, figures }) =>
    Object.entries(figures).flatMap(([sku, fields]) =>
      fields.map((field) => [keyOf(sku, field), { source, confidence }] as const),
    ),
  ),
);

function keyOf(sku: string, field: string): string {
  return `${sku}\n${field}`;
}

/** Where a figure of a demo product comes from and how well it is known. */
export function demoProvenance(
  field: string,
  product: { sku: string; source: string | null; confidence: string | null },
): Provenance {
  if (WITHOUT.has(field)) return {};
  const own = BY_FIELD[field] ?? BY_FIGURE.get(keyOf(product.sku, field));
  if (own) return own;
  return {
    source: product.source ?? 'manufacturer datasheet',
    confidence: product.confidence === 'cross-checked' ? 'cross-checked' : 'recalled',
  };
}
