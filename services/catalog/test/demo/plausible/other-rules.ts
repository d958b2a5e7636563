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
    'nominal energy is voltage × capacity',
    ['nominal_energy_kwh', 'nominal_voltage_v', 'capacity_ah'],
    (energy, volts, hours) => close((volts * hours) / 1000, energy, 0.03),
  ),
  over(
    BATTERY,
    'the range of voltages in operation',
    ['operating_min_v', 'operating_max_v'],
    (from, to) => from < to,
  ),
  over(
    BATTERY,
    'output by voltage and capacity',
    ['max_output_kw', 'nominal_voltage_v', 'capacity_ah'],
    (kilowatts, volts, hours) => within((kilowatts * 1000) / (volts * hours), [0.25, 1.5]),
  ),
  over(
    BATTERY,
    'peak output is above the lasting',
    ['max_output_kw', 'peak_output_kw'],
    (...[m, p]) => m <= p,
  ),
  over(
    BATTERY,
    'an hour empties it at the earliest',
    ['max_output_kw', 'usable_energy_kwh'],
    (kilowatts, energy) => kilowatts <= energy,
  ),
  ...['round_trip_efficiency_pct', 'round_trip_efficiency_pct_min'].map((field) =>
    inRange(BATTERY, field, [80, 99]),
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
    'solar-cables',
    'ampacity by section',
    ['ampacity_free_air_60c_a', 'conductor_mm2'],
    (amperes, section) => within(amperes / section ** 0.625, [22, 25]),
  ),
  over(
    'solar-cables',
    'the highest voltage is above the rated',
    ['rated_voltage_dc_v', 'max_voltage_dc_v'],
    (rated, most) => within(most / rated, [1, 1.25]),
  ),
  inRange('charge-controllers', 'efficiency_max_pct', [95, 99.5]),
  over(
    'charge-controllers',
    'PV current by charge current',
    ['max_pv_isc_a', 'charge_current_a'],
    (sun, charge) => within(sun / charge, [0.5, 2]),
  ),
  over(
    'accessories',
    'the window of an optimizer',
    ['mppt_min_v', 'mppt_max_v', 'max_input_v'],
    (from, to, most) => from < to && to <= most,
  ),
  over(
    'ac-dc-enclosures',
    'nominal discharge current is below the highest',
    ['in_ka', 'imax_ka'],
    (nominal, most) => nominal <= most,
  ),
  over(
    'ev-chargers',
    'power by current',
    ['rated_power_kw', 'max_current_a'],
    (kilowatts, amperes) => close(kilowatts * 1000, amperes * VOLTS.three, 0.02),
  ),
];
