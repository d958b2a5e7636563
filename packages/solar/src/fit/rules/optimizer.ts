import { amperes, volts } from '../outcome';
import type { Rule } from '../rule';
import { moduleVoltages } from './module-voltages';

const voltage: Rule = {
  id: 'optimizer.voltage',
  severity: 'hard',
  source: 'Datasheet of the optimiser (maximum input voltage); IEC 62548-1 (coldest cell)',
  formula: (pair, read) => {
    const { vocColdV } = moduleVoltages(pair, read);
    const limit = read.number(pair.b, 'max_input_v');
    return {
      passes: vocColdV <= limit,
      figures: [volts('vocCold', vocColdV)],
      limits: [volts('maxInput', limit)],
      params: { voc: vocColdV, limit, cold: pair.conditions.site.cellMinC },
    };
  },
};

const shortCircuit: Rule = {
  id: 'optimizer.short-circuit-current',
  severity: 'hard',
  source: 'Datasheet of the optimiser (maximum short-circuit current)',
  formula: ({ a: panel, b: optimizer }, read) => {
    const isc = read.number(panel, 'isc_a');
    const limit = read.number(optimizer, 'max_isc_a');
    return {
      passes: isc <= limit,
      figures: [amperes('isc', isc)],
      limits: [amperes('maxIsc', limit)],
      params: { isc, limit },
    };
  },
};

const power: Rule = {
  id: 'optimizer.power',
  severity: 'hard',
  source: 'Datasheet of the optimiser: its rated power is the highest of the module',
  formula: ({ a: panel, b: optimizer }, read) => {
    const wp = read.number(panel, 'power_wp');
    const limit = read.number(optimizer, 'rated_power_w');
    return {
      passes: wp <= limit,
      figures: [{ name: 'powerStc', value: wp, unit: 'W' }],
      limits: [{ name: 'ratedPower', value: limit, unit: 'W' }],
      params: { wp, limit },
    };
  },
};

/** An optimiser under a panel: `a` is the panel, `b` the optimiser. */
export const PANEL_OPTIMIZER: readonly Rule[] = [voltage, shortCircuit, power];
