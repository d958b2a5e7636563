import { fewestModules, parallelStrings } from '../../electrical/string-sizing';
import { amperes, count, volts } from '../outcome';
import { numberOf } from '../part';
import type { Datasheets, Pair, Rule } from '../rule';
import { modulesBelow, moduleVoltages } from './module-voltages';

const MAX_VOLTAGE = 'max_pv_voc_v';
/** Charging voltage over nominal voltage: 14.4 V for 12 V. */
const CHARGING_SHARE = 1.2;
/** A charge controller starts when the panels are so much above the battery. */
const START_ABOVE_V = 5;

/** The battery voltages at which the allowed strings are high enough to charge. */
function reachableBatteries(pair: Pair, read: Datasheets): number[] {
  const { vmpHotV } = moduleVoltages(pair, read);
  const { most } = modulesBelow(pair, read, MAX_VOLTAGE);
  return read
    .numbers(pair.b, 'battery_voltages_v')
    .filter((v) => fewestModules(v * CHARGING_SHARE + START_ABOVE_V, vmpHotV) <= most);
}

const voltage: Rule = {
  id: 'controller.voltage',
  severity: 'hard',
  source: 'Datasheet of the charge controller (maximum PV open-circuit voltage); coldest cell',
  formula: (pair, read) => {
    const { vocColdV, limit, most, figures } = modulesBelow(pair, read, MAX_VOLTAGE);
    return {
      passes: most > 0,
      figures,
      limits: [volts('maxPvVoltage', limit)],
      params: { most, voc: vocColdV, limit, cold: pair.conditions.site.cellMinC },
    };
  },
};

const shortCircuit: Rule = {
  id: 'controller.short-circuit-current',
  severity: 'hard',
  source: 'Datasheet of the charge controller (maximum PV short-circuit current)',
  formula: ({ a: panel, b: controller }, read) => {
    const isc = read.number(panel, 'isc_a');
    const limit = read.number(controller, 'max_pv_isc_a');
    const strings = parallelStrings(limit, isc);
    return {
      passes: strings > 0,
      figures: [amperes('isc', isc), count('strings', strings)],
      limits: [amperes('maxPvShortCircuit', limit)],
      params: { isc, limit, strings },
    };
  },
};

const battery: Rule = {
  id: 'controller.battery-voltage',
  severity: 'hard',
  source:
    'Manual of the charge controller: it starts 5 V above the battery; lithium charges at 14.4 V per 12 V',
  formula: (pair, read) => {
    const { vmpHotV } = moduleVoltages(pair, read);
    const batteries = reachableBatteries(pair, read);
    return {
      passes: batteries.length > 0,
      figures: [volts('vmpHot', vmpHotV)],
      params: { batteries, hot: pair.conditions.site.cellHotC },
    };
  },
};

const power: Rule = {
  id: 'controller.power',
  severity: 'soft',
  source:
    'Datasheet of the charge controller (nominal PV power): above it the charge current is limited',
  formula: (pair, read) => {
    const batteries = reachableBatteries(pair, read);
    const wp = read.number(pair.a, 'power_wp');
    const at = batteries.filter((v) => numberOf(pair.b, `nominal_pv_w_${v}`) !== null).at(-1);
    if (at === undefined) return read.missing.length > 0 ? { passes: false } : null;
    const limit = read.number(pair.b, `nominal_pv_w_${at}`);
    return {
      passes: wp <= limit,
      figures: [{ name: 'powerStc', value: wp, unit: 'W' }],
      limits: [{ name: 'nominalPvPower', value: limit, unit: 'W' }],
      params: { wp, limit, battery: at },
    };
  },
};

/** A panel on a charge controller: `a` is the panel, `b` the controller. */
export const PANEL_CHARGE_CONTROLLER: readonly Rule[] = [voltage, shortCircuit, battery, power];
