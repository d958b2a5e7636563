import { dcAcRatio } from '../../electrical/string-sizing';
import { amperes, count, volts } from '../outcome';
import type { Rule } from '../rule';
import { moduleVoltages } from './module-voltages';

const voltage: Rule = {
  id: 'micro.voltage',
  severity: 'hard',
  source: 'Datasheet of the microinverter (maximum DC voltage); IEC 62548-1 (coldest cell)',
  formula: (pair, read) => {
    const { vocColdV } = moduleVoltages(pair, read);
    const limit = read.number(pair.b, 'max_dc_voltage_v');
    return {
      passes: vocColdV <= limit,
      figures: [volts('vocCold', vocColdV)],
      limits: [volts('maxDcVoltage', limit)],
      params: { voc: vocColdV, limit, cold: pair.conditions.site.cellMinC },
    };
  },
};

const shortCircuit: Rule = {
  id: 'micro.short-circuit-current',
  severity: 'hard',
  source: 'Datasheet of the microinverter (maximum short-circuit current)',
  formula: ({ a: panel, b: inverter }, read) => {
    const isc = read.number(panel, 'isc_a');
    const limit = Math.max(0, ...read.numbers(inverter, 'max_short_circuit_current_per_mppt_a'));
    return {
      passes: isc <= limit,
      figures: [amperes('isc', isc)],
      limits: [amperes('trackerShortCircuit', limit)],
      params: { isc, limit },
    };
  },
};

const mpptRange: Rule = {
  id: 'micro.mppt-range',
  severity: 'soft',
  source: 'Datasheet of the microinverter (peak power tracking range)',
  formula: (pair, read) => {
    const { vmpHotV, vmpColdV } = moduleVoltages(pair, read);
    const from = read.number(pair.b, 'mppt_min_v');
    const to = read.number(pair.b, 'mppt_max_v');
    return {
      passes: vmpHotV >= from && vmpColdV <= to,
      figures: [volts('vmpHot', vmpHotV), volts('vmpCold', vmpColdV)],
      limits: [volts('mpptMin', from), volts('mpptMax', to)],
      params: { hot: vmpHotV, cold: vmpColdV, from, to },
    };
  },
};

const power: Rule = {
  id: 'micro.dc-ac-ratio',
  severity: 'soft',
  source: 'Design practice: up to 1.5 W of module for each W of AC power',
  formula: ({ a: panel, b: inverter, conditions }, read) => {
    const wp = read.number(panel, 'power_wp');
    const ratio = dcAcRatio(wp, read.number(inverter, 'rated_ac_kw'));
    const to = conditions.design.dcAcMax;
    return {
      passes: ratio <= to,
      figures: [count('ratio', ratio)],
      limits: [count('dcAcMax', to)],
      params: { ratio, to },
    };
  },
};

/** A panel on a microinverter, one on each: `a` is the panel, `b` the microinverter. */
export const PANEL_MICROINVERTER: readonly Rule[] = [voltage, shortCircuit, mpptRange, power];
