import { numberOf } from '../../../src/demo/demo-catalogue';
import { close, inRange, over, within, type Rule } from './rule';

const PANEL = 'solar-panels';
export const PANELS: readonly Rule[] = [
  over(PANEL, 'power is Vmp × Imp', ['power_wp', 'vmp_v', 'imp_a'], (power, vmp, imp) =>
    close(vmp * imp, power, 0.01),
  ),
  over(PANEL, 'Voc is above Vmp', ['voc_v', 'vmp_v'], (voc, vmp) => voc > vmp),
  over(PANEL, 'Isc is above Imp', ['isc_a', 'imp_a'], (isc, imp) => isc > imp),
  over(PANEL, 'fill factor', ['power_wp', 'voc_v', 'isc_a'], (power, voc, isc) =>
    within(power / (voc * isc), [0.74, 0.86]),
  ),
  over(
    PANEL,
    'efficiency is power by area',
    ['power_wp', 'length_mm', 'width_mm', 'efficiency_pct'],
    (power, length, width, efficiency) =>
      Math.abs((power * 100_000) / (length * width) - efficiency) <= 0.3,
  ),
  over(PANEL, 'voltage of a cell', ['voc_v', 'half_cells'], (voc, halves) =>
    within((voc * 2) / halves, [0.65, 0.77]),
  ),
  inRange(PANEL, 'temp_coeff_pmax_pct_c', [-0.45, -0.2]),
  inRange(PANEL, 'temp_coeff_voc_pct_c', [-0.35, -0.15]),
  inRange(PANEL, 'temp_coeff_isc_pct_c', [0.02, 0.08]),
  inRange(PANEL, 'noct_c', [38, 50]),
  inRange(PANEL, 'power_tolerance_min_pct', [-5, 0]),
  inRange(PANEL, 'power_tolerance_max_pct', [0, 5]),
  inRange(PANEL, 'load_front_pa', [2400, 9000]),
  over(
    PANEL,
    'the front bears as much as the rear',
    ['load_front_pa', 'load_rear_pa'],
    (...[f, r]) => within(r, [1600, f]),
  ),
  // A fuse bears the current of full sun with a margin, and the module what the fuse lets through.
  over(PANEL, 'series fuse by Isc', ['max_series_fuse_a', 'isc_a'], (fuse, isc) =>
    within(fuse / isc, [1.25, 3]),
  ),
  inRange(PANEL, 'length_mm', [1500, 2500]),
  inRange(PANEL, 'width_mm', [950, 1350]),
  inRange(PANEL, 'thickness_mm', [25, 50]),
  over(PANEL, 'weight by area', ['weight_kg', 'length_mm', 'width_mm'], (weight, length, width) =>
    within((weight * 1_000_000) / (length * width), [9, 14]),
  ),
  over(
    PANEL,
    'a container holds whole pallets',
    ['units_per_40hc', 'units_per_pallet'],
    (all, one) => all % one === 0,
  ),
  over(PANEL, 'a pallet bears its modules', ['units_per_pallet', 'weight_kg'], (all, weight) =>
    within(all * weight, [500, 1500]),
  ),
  over(PANEL, 'a container bears its modules', ['units_per_40hc', 'weight_kg'], (all, weight) =>
    within(all * weight, [12_000, 26_500]),
  ),
  {
    name: 'only bifacial ones have a factor',
    category: PANEL,
    holds: (product) => {
      const factor = numberOf(product, 'bifaciality_pct');
      return factor === null ? null : product['bifacial'] === true && within(factor, [60, 95]);
    },
  },
];
