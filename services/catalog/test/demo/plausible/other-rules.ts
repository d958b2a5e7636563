import { numberOf } from '../../../src/demo/demo-catalogue';
import { close, inRange, over, VOLTS, within, type Rule } from './rule';

const BATTERY = 'storage-batteries';
export const BATTERIES: readonly Rule[] = [
  over(
    BATTERY,
    'usable energy is within the nominal',
    ['usable_energy_kwh', 'nominal_energy_kwh'],
    (usable, nominal) => usable <= nominal,
  ),
  over(
    BATTERY,
    'usable energy by depth of discharge',
    ['usable_energy_kwh', 'nominal_energy_kwh', 'depth_of_discharge_pct'],
    (usable, nominal, depth) => close(usable, (nominal * depth) / 100, 0.01),
  ),
  over(
    BATTERY,
    'usable energy by modules',
    ['usable_energy_kwh', 'modules', 'module_kwh'],
    (usable, modules, each) => close(usable, modules * each, 0.01),
  ),
  over(
    BATTERY,
    'nominal voltage within the operating range',
    ['nominal_voltage_v', 'operating_min_v', 'operating_max_v'],
    (nominal, from, to) => within(nominal, [from, to]),
  ),
  over(
    BATTERY,
    'peak output is above the lasting',
    ['max_output_kw', 'peak_output_kw'],
    (...[m, p]) => m <= p,
  ),
  over(BATTERY, 'weight by energy', ['weight_kg', 'usable_energy_kwh'], (weight, energy) =>
    within(weight / energy, [7, 20]),
  ),
  inRange(BATTERY, 'depth_of_discharge_pct', [50, 100]),
  inRange(BATTERY, 'parallel_max', [1, 64]),
];

export const OTHERS: readonly Rule[] = [
  ...[12, 24, 48].map((volts): Rule => ({
    name: `PV power at ${volts} V`,
    category: 'charge-controllers',
    holds: (product) => {
      const watts = (product['nominal_pv_w'] as Record<string, number> | undefined)?.[`${volts}`];
      const amperes = numberOf(product, 'charge_current_a');
      if (watts === undefined || amperes === null) return null;
      // Batteries are charged with about a fifth more than their nominal voltage.
      return within(watts / (volts * amperes), [1.1, 1.3]);
    },
  })),
  over(
    'solar-cables',
    'resistance of copper',
    ['conductor_mm2', 'max_conductor_resistance_ohm_km_20c'],
    (section, resistance) => within(section * resistance, [17.2, 21]),
  ),
  over(
    'ev-chargers',
    'power by current',
    ['rated_power_kw', 'max_current_a'],
    (kilowatts, amperes) => close(kilowatts * 1000, amperes * VOLTS.three, 0.02),
  ),
];
