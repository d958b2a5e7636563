import { numberOf, textOf, type DemoProduct } from '../../../src/demo/demo-catalogue';
import { inRange, over, VOLTS, within, type Range, type Rule } from './rule';

const INVERTER = 'inverters';
function nominalAmperes(product: DemoProduct): number | null {
  const kilowatts = numberOf(product, 'rated_ac_kw');
  const volts = VOLTS[textOf(product, 'phase') === 'three' ? 'three' : 'single'];
  return kilowatts === null ? null : (kilowatts * 1000) / volts;
}

/** The two ends of a window that is written as `310-850`. */
function windowOf(product: DemoProduct, field: string): Range | null {
  const [from, to] = textOf(product, field)?.split('-').map(Number) ?? [];
  return from === undefined || to === undefined ? null : [from, to];
}

function perTracker(product: DemoProduct, field: string): number[] | null {
  const list = product[field];
  return Array.isArray(list) ? list.map(Number) : null;
}

export const INVERTERS: readonly Rule[] = [
  over(
    INVERTER,
    'the window of MPP voltages',
    ['mppt_min_v', 'mppt_max_v'],
    (from, to) => from < to,
  ),
  over(
    INVERTER,
    'DC voltage covers the window',
    ['mppt_max_v', 'max_dc_voltage_v'],
    (to, most) => to <= most,
  ),
  over(INVERTER, 'starts within its voltages', ['startup_v', 'mppt_max_v'], (start, most) =>
    within(start, [10, most]),
  ),
  over(
    INVERTER,
    'European efficiency is below the best',
    ['efficiency_euro_pct', 'efficiency_max_pct'],
    (euro, best) => euro <= best,
  ),
  inRange(INVERTER, 'efficiency_max_pct', [92, 99.5]),
  inRange(INVERTER, 'efficiency_euro_pct', [92, 99.5]),
  over(INVERTER, 'PV power by AC power', ['max_pv_wp', 'rated_ac_kw'], (pv, kilowatts) =>
    within(pv / kilowatts / 1000, [1, 2.5]),
  ),
  over(INVERTER, 'backup power by AC power', ['backup_power_kw', 'rated_ac_kw'], (backup, rated) =>
    within(backup / rated, [0.3, 1.2]),
  ),
  over(
    INVERTER,
    'window of the battery',
    ['battery_min_v', 'battery_max_v'],
    (from, to) => from < to,
  ),
  over(
    INVERTER,
    'a battery window around its nominal voltage',
    ['battery_nominal_v', 'battery_min_v', 'battery_max_v'],
    (nominal, from, to) => within(nominal, [from, to]),
  ),
  over(
    INVERTER,
    'a low battery gives the AC power',
    ['battery_nominal_v', 'battery_max_current_a', 'rated_ac_kw'],
    (volts, amperes, kilowatts) => within((volts * amperes) / 1000 / kilowatts, [0.8, 1.5]),
  ),
  over(
    INVERTER,
    'the voltages in operation hold the window',
    ['operating_min_v', 'operating_max_v', 'mppt_min_v', 'mppt_max_v', 'max_dc_voltage_v'],
    (from, to, low, high, most) => from <= low && high <= to && to <= most,
  ),
  over(
    INVERTER,
    'peak output is above the rated',
    ['peak_output_va', 'rated_ac_kw'],
    (peak, rated) => within(peak / rated / 1000, [1, 2]),
  ),
  inRange(INVERTER, 'noise_db', [15, 75]),
  {
    name: 'AC current by AC power',
    category: INVERTER,
    holds: (product) => {
      const [most, nominal] = [numberOf(product, 'max_ac_current_a'), nominalAmperes(product)];
      return most === null || nominal === null ? null : within(most / nominal, [0.99, 1.3]);
    },
  },
  {
    name: 'short-circuit current of each tracker is above its input current',
    category: INVERTER,
    holds: (product) => {
      const input = perTracker(product, 'max_input_current_per_mppt_a');
      const short = perTracker(product, 'max_short_circuit_current_per_mppt_a');
      if (input === null || short === null) return null;
      return input.length === short.length && input.every((one, at) => one <= (short[at] ?? 0));
    },
  },
  {
    name: 'full power within the window of MPP voltages',
    category: INVERTER,
    holds: (product) => {
      const full = windowOf(product, 'mppt_full_power_v');
      const [from, to] = [numberOf(product, 'mppt_min_v'), numberOf(product, 'mppt_max_v')];
      if (full === null || from === null || to === null) return null;
      return full[0] < full[1] && from <= full[0] && full[1] <= to;
    },
  },
  {
    name: 'strings of the trackers',
    category: INVERTER,
    holds: (product) => {
      const trackers = numberOf(product, 'mppt_count');
      const [each, all] = [
        perTracker(product, 'strings_per_mppt'),
        numberOf(product, 'strings_total'),
      ];
      if (trackers === null) return null;
      if (each !== null) return each.length === trackers;
      return all === null ? null : all % trackers === 0;
    },
  },
  {
    name: 'a figure for each tracker',
    category: INVERTER,
    holds: (product) => {
      const short = perTracker(product, 'max_short_circuit_current_per_mppt_a');
      return short === null ? null : short.length === numberOf(product, 'mppt_count');
    },
  },
  {
    name: 'the battery window is of its class',
    category: INVERTER,
    holds: (product) => {
      const [from, to] = [numberOf(product, 'battery_min_v'), numberOf(product, 'battery_max_v')];
      if (from === null || to === null) return null;
      return textOf(product, 'battery_class') === 'low-voltage' ? to <= 65 : from >= 90;
    },
  },
];
