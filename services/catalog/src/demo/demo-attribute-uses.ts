import type { LocalizedText } from '@solar/contracts/common/localized';

/** What the shop does with an attribute beyond showing it. */
export type AttributeUse = {
  filterable: boolean;
  comparable: boolean;
  decimals: number | null;
  searchTerms: LocalizedText;
};

const NOTHING: AttributeUse = {
  filterable: false,
  comparable: true,
  decimals: null,
  searchTerms: { en: '', fr: '' },
};

const filter = (decimals: number | null = null, en = '', fr = ''): Partial<AttributeUse> => ({
  filterable: true,
  decimals,
  searchTerms: { en, fr },
});

/** Behind a figure and alone: `25 year warranty`. */
const YEARS = ['year, yr, warranty, guarantee', 'an, annee, garantie'] as const;

const USES: Record<string, Partial<AttributeUse>> = {
  power: filter(0),
  inverter_type: filter(),
  phase: filter(),
  usable_energy_kwh: filter(1, 'capacity, storage capacity', 'capacité, capacité de stockage'),
  nominal_voltage_v: filter(0),
  battery_nominal_v: filter(0),
  capacity_ah: filter(0),
  max_system_voltage_v: filter(0),
  max_dc_voltage_v: filter(0),
  rated_voltage_dc_v: filter(0),
  battery_voltages_v: filter(),
  battery_class: filter(),
  chemistry: filter(null, 'lithium', 'lithium'),
  grid_mode: filter(),
  cell_technology: filter(null, 'mono, monocrystalline', 'mono, monocristallin'),
  bifacial: filter(null, 'bifacial, double-sided, glass-glass', 'bifacial, biverre, double face'),
  efficiency_pct: filter(1, 'high efficiency', 'haut rendement'),
  efficiency_max_pct: filter(1, 'efficiency, maximum efficiency', 'rendement, rendement maximal'),
  mppt_count: filter(0, 'mppt, mpp tracker, tracker', 'mppt, suiveur'),
  charge_current_a: filter(0),
  conductor_mm2: filter(),
  rated_current_a: filter(0),
  ct_rating_a: filter(0),
  connector: filter(),
  roof_type: filter(),
  orientation: filter(),
  ip_rating: filter(null, 'weatherproof, outdoor', 'étanche, extérieur'),
  spd_type: filter(null, 'spd', 'parafoudre'),
  warranty_product_years: filter(0, ...YEARS),
  warranty_years: { searchTerms: { en: YEARS[0], fr: YEARS[1] } },
  warranty_power_years: {
    searchTerms: {
      en: 'year performance warranty, year power warranty, year linear warranty, performance warranty',
      fr: 'ans de garantie de performance, an de garantie de performance, garantie de performance',
    },
  },
  half_cells: {
    searchTerms: {
      en: 'half cell, half cut cell, cell, half cut',
      fr: 'demi-cellule, demi cellule, cellule',
    },
  },
  max_devices: { searchTerms: { en: 'device', fr: 'appareil' } },
  tilt_deg: { searchTerms: { en: 'degree, deg', fr: 'degre' } },
  cycles: { searchTerms: { en: 'cycle', fr: 'cycle' } },
  backup_power_kw: {
    searchTerms: {
      en: 'backup, back up, emergency power, EPS',
      fr: 'secours, alimentation de secours, mode secours',
    },
  },
  vmp_v: { decimals: 2 },
  imp_a: { decimals: 2 },
  voc_v: { decimals: 2 },
  isc_a: { decimals: 2 },
  efficiency_basis: { comparable: false },
  confidence: { comparable: false },
  source: { comparable: false },
  note: { comparable: false },
};

export function useOf(code: string): AttributeUse {
  return { ...NOTHING, ...USES[code] };
}
