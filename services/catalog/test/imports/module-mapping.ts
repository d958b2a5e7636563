import type { ColumnMapping } from '@solar/contracts/common/column-mapping';

/** A table of a maker, with other names, another delimiter, decimal commas and metres. */
export const MODULES: ColumnMapping = {
  sku: 'Module',
  name: { column: 'Module' },
  brand: { column: 'Hersteller' },
  category: { constant: 'solar-panels' },
  source: { constant: 'Price list' },
  powerW: { column: 'Pmpp (W)' },
  'attribute:power_wp': { column: 'Pmpp (W)' },
  'attribute:voc_v': { column: 'Uoc' },
  'attribute:temp_coeff_isc_pct_c': { column: 'TK Isc (A/K)', factor: 100, dividedBy: 'Isc' },
  'attribute:length_mm': { column: 'Länge (m)', factor: 1000 },
  'attribute:bifacial': { column: 'Bifazial' },
};
