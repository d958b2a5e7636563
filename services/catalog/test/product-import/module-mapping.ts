import type { ImportMapping } from '@solar/contracts/catalog/import-http';
import { demoId } from '@solar/contracts/common/demo-ids';

/** A table of a maker, with other names, another delimiter, decimal commas and metres. */
export const MODULES: ImportMapping = {
  skipRows: 0,
  categoryId: demoId('cat', 'solar-panels'),
  sku: { column: 'Module' },
  name: { column: 'Module' },
  brand: { column: 'Hersteller' },
  powerW: { column: 'Pmpp (W)' },
  attributes: [
    { code: 'power_wp', source: { column: 'Pmpp (W)' } },
    { code: 'voc_v', source: { column: 'Uoc' } },
    {
      code: 'temp_coeff_isc_pct_c',
      source: { column: 'TK Isc (A/K)', factor: 100, dividedBy: 'Isc' },
    },
    { code: 'length_mm', source: { column: 'Länge (m)', factor: 1000 } },
    { code: 'bifacial', source: { column: 'Bifazial' } },
  ],
  provenance: 'Price list',
};
