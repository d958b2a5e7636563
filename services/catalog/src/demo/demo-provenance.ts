import type { SourcedValue } from '@solar/contracts/catalog/product-data';

type Provenance = Pick<SourcedValue, 'source' | 'confidence'>;

/** The classification of goods that customs use, by the words of its headings. */
export const HS_2022: Provenance = {
  source: 'Harmonized System 2022 (WCO), by kind of product',
  confidence: 'published',
};

/** Fields of which the source of the whole product says nothing. */
const BY_FIELD: Readonly<Record<string, Provenance>> = {
  efficiency_pct: { source: 'Power divided by area', confidence: 'computed' },
  hs_code: HS_2022,
};

/** Fields that a source does not cover, by the words of the source. */
const NOT_IN_SOURCE: Readonly<Record<string, readonly string[]>> = {
  'Voc/Isc/Vmp/Imp confirmed in a public table; size recalled': [
    'length_mm',
    'width_mm',
    'thickness_mm',
    'weight_kg',
  ],
  'http://pneutec.it/r125/ (Isc, weight and size recalled)': [
    'max_short_circuit_current_per_mppt_a',
    'weight_kg',
    'dims_mm',
  ],
  'https://www.easymanua.ls/sungrow/sg20rt/manual?p=137 (weight recalled)': ['weight_kg'],
};

/** Fields that a note confirms, by the words of the note. */
const CONFIRMED: Readonly<Record<string, readonly string[]>> = {
  '9 MPPT, 98.7 %, IP66, type II SPD confirmed in stored datasheet text': [
    'mppt_count',
    'efficiency_max_pct',
    'ip_rating',
    'spd_dc',
  ],
};

/** The product's own account of itself has no source of its own. */
const WITHOUT: ReadonlySet<string> = new Set(['confidence', 'source', 'efficiency_basis', 'note']);

/** Where a figure of a demo product comes from and how well it is known. */
export function demoProvenance(
  field: string,
  product: { source: string | null; confidence: string | null; note: string | null },
): Provenance {
  if (WITHOUT.has(field)) return {};
  const own = BY_FIELD[field];
  if (own) return own;
  const source = product.source ?? 'manufacturer datasheet';
  const checked =
    product.confidence === 'cross-checked'
      ? NOT_IN_SOURCE[source]?.includes(field) !== true
      : CONFIRMED[product.note ?? '']?.includes(field) === true;
  return { source, confidence: checked ? 'cross-checked' : 'recalled' };
}
