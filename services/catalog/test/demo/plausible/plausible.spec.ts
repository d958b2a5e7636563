import { resolve } from 'node:path';
import { readDemoProducts, type DemoProduct } from '../../../src/demo/demo-catalogue';
import { brokenRules, RULES } from './rules';

type Change = Readonly<Record<string, DemoProduct[string] | undefined>>;

const PANEL = 'JKM580N-72HL4-BDV';
const STRING = 'MIN 6000TL-X';
const HYBRID = 'SUN2000-10KTL-M1';
const LOW = 'SUN-12K-SG04LP3-EU';
const MICRO = 'IQ7A-72-M-INT';
const RACK = 'US5000';
const TOWER = 'HVS 10.2';
const CHARGER = 'SCC115035210';

/** For each rule, figures that break it: with a slip of a digit, a sign, a unit or a column. */
const SLIPS: readonly [rule: string, sku: string, change: Change][] = [
  ['power is Vmp × Imp', PANEL, { vmp_v: 43.33 }],
  ['Voc is above Vmp', PANEL, { voc_v: 43.88, vmp_v: 52.5 }],
  ['Isc is above Imp', PANEL, { isc_a: 13.22 }],
  ['fill factor', PANEL, { voc_v: 62.5 }],
  ['efficiency is power by area', PANEL, { efficiency_pct: 22.9 }],
  ['voltage of a cell', PANEL, { half_cells: 120 }],
  ['temp_coeff_pmax_pct_c from -0.45 to -0.2', PANEL, { temp_coeff_pmax_pct_c: 0.29 }],
  ['temp_coeff_voc_pct_c from -0.35 to -0.15', PANEL, { temp_coeff_voc_pct_c: 0.25 }],
  ['temp_coeff_isc_pct_c from 0.02 to 0.08', PANEL, { temp_coeff_isc_pct_c: 0.45 }],
  ['noct_c from 38 to 50', PANEL, { noct_c: 25 }],
  ['power_tolerance_min_pct from -5 to 0', PANEL, { power_tolerance_min_pct: 3 }],
  ['power_tolerance_max_pct from 0 to 5', PANEL, { power_tolerance_max_pct: 10 }],
  ['load_front_pa from 2400 to 9000', PANEL, { load_front_pa: 540 }],
  ['the front bears as much as the rear', PANEL, { load_rear_pa: 5500 }],
  ['series fuse by Isc', PANEL, { max_series_fuse_a: 15 }],
  ['length_mm from 1500 to 2500', PANEL, { length_mm: 227.8 }],
  ['width_mm from 950 to 1350', PANEL, { width_mm: 2278 }],
  ['thickness_mm from 25 to 50', PANEL, { thickness_mm: 3 }],
  ['weight by area', PANEL, { weight_kg: 23 }],
  ['a container holds whole pallets', PANEL, { units_per_40hc: 730 }],
  ['a pallet bears its modules', PANEL, { units_per_pallet: 72 }],
  ['a container bears its modules', PANEL, { units_per_40hc: 1440 }],
  ['only bifacial ones have a factor', PANEL, { bifacial: false }],
  ['the window of MPP voltages', STRING, { mppt_min_v: 560 }],
  ['DC voltage covers the window', STRING, { max_dc_voltage_v: 540 }],
  ['starts within its voltages', STRING, { startup_v: 1000 }],
  ['European efficiency is below the best', HYBRID, { efficiency_euro_pct: 98.7 }],
  ['efficiency_max_pct from 92 to 99.5', STRING, { efficiency_max_pct: 9.84 }],
  ['efficiency_euro_pct from 92 to 99.5', HYBRID, { efficiency_euro_pct: 9.81 }],
  ['PV power by AC power', HYBRID, { max_pv_wp: 150 }],
  ['backup power by AC power', HYBRID, { backup_power_kw: 33 }],
  ['window of the battery', HYBRID, { battery_min_v: 980, battery_max_v: 600 }],
  ['a battery window around its nominal voltage', LOW, { battery_nominal_v: 24 }],
  ['a low battery gives the AC power', LOW, { battery_max_current_a: 12 }],
  ['the voltages in operation hold the window', MICRO, { operating_min_v: 48 }],
  ['peak output is above the rated', MICRO, { peak_output_va: 36.6 }],
  ['noise_db from 15 to 75', STRING, { noise_db: 250 }],
  ['AC current by AC power', HYBRID, { max_ac_current_a: 25.4 }],
  [
    'short-circuit current of each tracker is above its input current',
    HYBRID,
    { max_short_circuit_current_per_mppt_a: [19.5, 9.5] },
  ],
  ['full power within the window of MPP voltages', LOW, { mppt_full_power_v: '350-850' }],
  ['strings of the trackers', LOW, { strings_per_mppt: [2, 1, 1] }],
  ['a figure for each tracker', HYBRID, { max_short_circuit_current_per_mppt_a: [19.5] }],
  ['the battery window is of its class', HYBRID, { battery_class: 'low-voltage' }],
  ['usable energy is within the nominal', RACK, { usable_energy_kwh: 5.1 }],
  ['usable energy by depth of discharge', RACK, { depth_of_discharge_pct: 90 }],
  ['usable energy by modules', TOWER, { modules: 3 }],
  ['nominal voltage within the operating range', TOWER, { nominal_voltage_v: 40.9 }],
  ['nominal energy is voltage × capacity', RACK, { capacity_ah: 74 }],
  ['the range of voltages in operation', TOWER, { operating_min_v: 480, operating_max_v: 320 }],
  ['output by voltage and capacity', 'US3000C', { max_output_kw: 17.8 }],
  ['an hour empties it at the earliest', 'US3000C', { max_output_kw: 17.8 }],
  ['round_trip_efficiency_pct from 80 to 99', 'POWERWALL-2', { round_trip_efficiency_pct: 9 }],
  ['round_trip_efficiency_pct_min from 80 to 99', TOWER, { round_trip_efficiency_pct_min: 0.96 }],
  ['peak output is above the lasting', 'LUNA2000-10-S0', { peak_output_kw: 0.7 }],
  ['weight by energy', RACK, { weight_kg: 29.7 }],
  ['depth_of_discharge_pct from 50 to 100', RACK, { depth_of_discharge_pct: 0.95 }],
  ['parallel_max from 1 to 64', RACK, { parallel_max: 0 }],
  ['PV power at 12 V', CHARGER, { charge_current_a: 45 }],
  ['PV power at 24 V', CHARGER, { nominal_pv_w: { '24': 2000 } }],
  ['PV power at 48 V', CHARGER, { nominal_pv_w: { '48': 1000 } }],
  ['resistance of copper', 'H1Z2Z2-K-1X6', { max_conductor_resistance_ohm_km_20c: 5.09 }],
  ['ampacity by section', 'H1Z2Z2-K-1X6', { ampacity_free_air_60c_a: 98 }],
  [
    'the highest voltage is above the rated',
    'H1Z2Z2-K-1X6',
    { rated_voltage_dc_v: 1800, max_voltage_dc_v: 1500 },
  ],
  ['efficiency_max_pct from 95 to 99.5', CHARGER, { efficiency_max_pct: 9.8 }],
  ['PV current by charge current', CHARGER, { max_pv_isc_a: 150 }],
  ['the window of an optimizer', 'TS4-A-O', { mppt_max_v: 800 }],
  ['nominal discharge current is below the highest', 'A9L40281', { in_ka: 40, imax_ka: 15 }],
  ['power by current', 'TAC-W22-T-0', { max_current_a: 16 }],
  ['three sides in the range of the category', HYBRID, { dims_mm: '525x470' }],
  ['weight in the range of the category', HYBRID, { weight_kg: 170 }],
  ['weight by volume', HYBRID, { dims_mm: '525x940x590' }],
  ['ambient temperatures', HYBRID, { ambient_min_c: 25 }],
  ['degrees of protection as IEC 60529 writes them', HYBRID, { ip_rating: 'IP 65' }],
  ['derating begins below the warmest ambient', HYBRID, { derating_from_c: 65 }],
  ['the power is guaranteed for as long as the product', PANEL, { warranty_product_years: 40 }],
  ['years of warranty', 'SB5.0-1AV-41', { warranty_years: 60 }],
];

describe('figures of the demo products', () => {
  let products: DemoProduct[];

  beforeAll(async () => {
    products = await readDemoProducts(resolve(__dirname, '../../../demo/catalogue.json'));
  });

  it('could be of real products', () => {
    const broken = products.map((product) => [product.sku, brokenRules(product)]);
    expect(broken.filter(([, rules]) => rules?.length)).toEqual([]);
  });

  it.each(SLIPS)('are caught by «%s» where %s has a slip', (rule, sku, change) => {
    const product = products.find((one) => one.sku === sku);
    if (!product) throw new Error(`The demo lacks ${sku}`);
    expect(brokenRules({ ...product, ...change } as DemoProduct)).toContain(rule);
  });

  it('have a slip here for every rule', () => {
    expect(SLIPS.map(([rule]) => rule).sort()).toEqual(RULES.map(({ name }) => name).sort());
  });
});
