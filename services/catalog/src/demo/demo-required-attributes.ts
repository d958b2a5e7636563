import type { RequiredCondition } from '@solar/contracts/catalog/required-values';

const WARES = ['gtin', 'hs_code', 'origin', 'package_mm', 'package_kg'];
const PALLETS = ['units_per_pallet', 'pallet_kg', 'pallet_mm', 'units_per_40hc', 'container_kg'];
const WARRANTY = ['warranty_years'];
const AMBIENT = ['ambient_min_c', 'ambient_max_c'];

/** The attributes that a buyer decides by, for each category. */
export const DEMO_REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'solar-panels': [
    'power_wp',
    'efficiency_pct',
    'vmp_v',
    'imp_a',
    'voc_v',
    'isc_a',
    'temp_coeff_pmax_pct_c',
    'temp_coeff_voc_pct_c',
    'temp_coeff_isc_pct_c',
    'noct_c',
    'nmot_power_w',
    'power_tolerance_min_pct',
    'power_tolerance_max_pct',
    'max_system_voltage_v',
    'max_series_fuse_a',
    'cell_technology',
    'bifacial',
    'length_mm',
    'width_mm',
    'thickness_mm',
    'weight_kg',
    'load_front_pa',
    'load_rear_pa',
    'module_connector',
    'cable_length_mm',
    'fire_class',
    'warranty_product_years',
    'warranty_power_years',
    ...WARES,
    ...PALLETS,
  ],
  inverters: [
    'rated_ac_kw',
    'phase',
    'max_ac_current_a',
    'max_pv_wp',
    'max_dc_voltage_v',
    'startup_v',
    'mppt_count',
    'mppt_min_v',
    'mppt_max_v',
    'max_input_current_per_mppt_a',
    'max_short_circuit_current_per_mppt_a',
    'efficiency_max_pct',
    'efficiency_euro_pct',
    'grid_codes',
    'dc_switch',
    'spd_dc',
    'communication',
    'noise_db',
    'ip_rating',
    'dims_mm',
    'weight_kg',
    'derating_from_c',
    ...AMBIENT,
    ...WARRANTY,
    ...WARES,
  ],
  'storage-batteries': [
    'usable_energy_kwh',
    'chemistry',
    'battery_class',
    'nominal_voltage_v',
    'max_output_kw',
    'depth_of_discharge_pct',
    'cycles',
    'parallel_max',
    'ip_rating',
    'dims_mm',
    'weight_kg',
    ...AMBIENT,
    ...WARRANTY,
    ...WARES,
  ],
  'charge-controllers': [
    'charge_current_a',
    'max_pv_voc_v',
    'max_pv_isc_a',
    'battery_voltages_v',
    'efficiency_max_pct',
    'dims_mm',
    'weight_kg',
    'ip_rating',
    ...AMBIENT,
    ...WARRANTY,
    ...WARES,
  ],
  'ev-chargers': [
    'rated_power_kw',
    'phase',
    'max_current_a',
    'connector',
    'ip_rating',
    'dims_mm',
    'weight_kg',
    ...AMBIENT,
    ...WARRANTY,
    ...WARES,
  ],
  'solar-cables': [
    'conductor_mm2',
    'standard',
    'rated_voltage_dc_v',
    'max_conductor_resistance_ohm_km_20c',
    'ampacity_free_air_60c_a',
    'max_conductor_temp_c',
    'sold_by',
    'fire_class',
    ...WARES,
  ],
  'mounting-systems': [
    'roof_type',
    'clamp_min_mm',
    'clamp_max_mm',
    'material',
    'weight_kg',
    'load_front_pa',
    ...WARRANTY,
    ...WARES,
  ],
  'ac-dc-enclosures': ['max_dc_voltage_v', 'ip_rating', 'dims_mm', 'weight_kg', ...WARES],
  'energy-management': ['max_devices', 'communication', 'dims_mm', 'weight_kg', ...WARES],
  accessories: ['warranty_years', 'weight_kg', ...WARES],
};

const when = (
  attribute: string,
  equals: RequiredCondition['equals'],
  ...codes: string[]
): RequiredCondition[] => codes.map((code) => ({ code, attribute, equals }));

/** What decides only where a product is of a kind: a panel with one active side has no bifaciality factor. */
export const DEMO_REQUIRED_WHEN: Readonly<Record<string, readonly RequiredCondition[]>> = {
  'solar-panels': when('bifacial', true, 'bifaciality_pct'),
  inverters: [
    ...when('inverter_type', 'hybrid', 'battery_class', 'battery_min_v', 'battery_max_v'),
    ...when('inverter_type', 'hybrid', 'battery_max_current_a', 'backup_power_kw'),
    ...when('battery_class', 'low-voltage', 'battery_nominal_v'),
  ],
};

/** What a category of the demo asks of its products. */
export function demoRequirements(slug: string) {
  return {
    requiredAttributes: [...(DEMO_REQUIRED[slug] ?? [])],
    requiredWhen: [...(DEMO_REQUIRED_WHEN[slug] ?? [])],
  };
}
