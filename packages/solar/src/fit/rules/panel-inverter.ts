import {
  dcAcRatio,
  fewestModules,
  mostModules,
  parallelStrings,
} from '../../electrical/string-sizing';
import { amperes, count, volts } from '../outcome';
import { numberOf, numbersOf, type Part } from '../part';
import type { Datasheets, Pair, Rule } from '../rule';
import { moduleVoltages } from './module-voltages';

/**
 * Most and fewest modules of a string, whether or not a length is between them: cold, the open-circuit voltage stays
 * under the input's and the module's limit; hot, the voltage at maximum power reaches the MPP range (IEC 62548-1; design
 * practice of inverter makers).
 */
export function stringLengths(pair: Pair, read: Datasheets) {
  const { a: panel, b: inverter } = pair;
  const voltages = moduleVoltages(pair, read);
  const maxDcVoltageV = read.number(inverter, 'max_dc_voltage_v');
  const maxSystemVoltageV = read.number(panel, 'max_system_voltage_v');
  const mpptMinV = read.number(inverter, 'mppt_min_v');
  return {
    ...voltages,
    maxDcVoltageV,
    maxSystemVoltageV,
    mpptMinV,
    minModules: fewestModules(mpptMinV, voltages.vmpHotV),
    maxModules: mostModules(Math.min(maxDcVoltageV, maxSystemVoltageV), voltages.vocColdV),
  };
}

/** Strings that each tracker takes: by short-circuit current, by operating current, and by its connectors. */
export function stringsByTracker(panel: Part, inverter: Part, read: Datasheets) {
  const iscA = read.number(panel, 'isc_a');
  const impA = read.number(panel, 'imp_a');
  const shortCircuit = read.numbers(inverter, 'max_short_circuit_current_per_mppt_a');
  const operating = numbersOf(inverter, 'max_input_current_per_mppt_a');
  const connectors = numbersOf(inverter, 'strings_per_mppt');
  return shortCircuit.map((limitA, tracker) => {
    const byShortCircuit = parallelStrings(limitA, iscA);
    const operatingA = operating?.[tracker];
    return {
      byShortCircuit,
      byOperatingCurrent:
        operatingA === undefined ? byShortCircuit : parallelStrings(operatingA, impA),
      strings: Math.min(byShortCircuit, connectors?.[tracker] ?? byShortCircuit),
    };
  });
}

/** Most strings of the whole inverter, by its trackers and, where published, its connectors. */
export function mostStrings(panel: Part, inverter: Part, read: Datasheets): number {
  const sum = stringsByTracker(panel, inverter, read).reduce((all, one) => all + one.strings, 0);
  return Math.min(sum, numberOf(inverter, 'strings_total') ?? sum);
}

const voltageWindow: Rule = {
  id: 'string.voltage-window',
  severity: 'hard',
  source:
    'IEC 62548-1 (maximum voltage of an array); design practice of inverter makers (MPP range)',
  formula: (pair, read) => {
    const { minModules, maxModules, ...found } = stringLengths(pair, read);
    const { cellMinC, cellHotC } = pair.conditions.site;
    return {
      passes: minModules <= maxModules,
      figures: [
        volts('vocCold', found.vocColdV),
        volts('vmpHot', found.vmpHotV),
        count('minModules', minModules),
        count('maxModules', maxModules),
      ],
      limits: [
        volts('maxDcVoltage', found.maxDcVoltageV),
        volts('maxSystemVoltage', found.maxSystemVoltageV),
        volts('mpptMin', found.mpptMinV),
      ],
      params: {
        min: minModules,
        max: maxModules,
        cold: cellMinC,
        hot: cellHotC,
        limit: Math.min(found.maxDcVoltageV, found.maxSystemVoltageV),
        mpptMin: found.mpptMinV,
      },
    };
  },
};

const mpptUpper: Rule = {
  id: 'string.mppt-upper',
  severity: 'soft',
  source:
    'Design practice of inverter makers: above the MPP range the inverter works with less power',
  formula: (pair, read) => {
    const { minModules, vmpColdV } = stringLengths(pair, read);
    const mpptMaxV = read.number(pair.b, 'mppt_max_v');
    const most = mostModules(mpptMaxV, vmpColdV);
    return {
      passes: most >= minModules,
      figures: [volts('vmpCold', vmpColdV), count('maxModulesInMppt', most)],
      limits: [volts('mpptMax', mpptMaxV)],
      params: { most, mpptMax: mpptMaxV, cold: pair.conditions.site.cellMinC },
    };
  },
};

const shortCircuit: Rule = {
  id: 'string.short-circuit-current',
  severity: 'hard',
  source: 'Datasheet of the inverter (maximum short-circuit current of a tracker); IEC 62109-2',
  formula: ({ a: panel, b: inverter }, read) => {
    const trackers = stringsByTracker(panel, inverter, read);
    const limits = read.numbers(inverter, 'max_short_circuit_current_per_mppt_a');
    const iscA = read.number(panel, 'isc_a');
    const best = Math.max(0, ...trackers.map((one) => one.byShortCircuit));
    const limit = Math.max(0, ...limits);
    return {
      passes: best > 0,
      figures: [amperes('isc', iscA), count('stringsPerTracker', best)],
      limits: limits.map((value) => amperes('trackerShortCircuit', value)),
      params: { isc: iscA, limit, strings: best, trackers: trackers.length },
    };
  },
};

const everyTracker: Rule = {
  id: 'string.every-tracker',
  severity: 'soft',
  source: 'Datasheet of the inverter (maximum short-circuit current of each tracker)',
  formula: ({ a: panel, b: inverter }, read) => {
    const trackers = stringsByTracker(panel, inverter, read);
    const closed = trackers.flatMap((one, at) => (one.byShortCircuit === 0 ? [at + 1] : []));
    // With no tracker at all, the hard rule says it.
    if (closed.length === trackers.length)
      return read.missing.length > 0 ? { passes: false } : null;
    const iscA = read.number(panel, 'isc_a');
    return {
      passes: closed.length === 0,
      figures: [amperes('isc', iscA)],
      params: { closed, isc: iscA },
    };
  },
};

const operatingCurrent: Rule = {
  id: 'string.operating-current',
  severity: 'soft',
  source: 'Datasheet of the inverter (maximum input current): above it the tracker clips',
  formula: ({ a: panel, b: inverter }, read) => {
    const limits = read.numbers(inverter, 'max_input_current_per_mppt_a');
    const impA = read.number(panel, 'imp_a');
    const clipping = stringsByTracker(panel, inverter, read).flatMap((one, at) =>
      one.byShortCircuit > 0 && one.byOperatingCurrent === 0 ? [at + 1] : [],
    );
    return {
      passes: clipping.length === 0,
      figures: [amperes('imp', impA)],
      limits: limits.map((value) => amperes('trackerCurrent', value)),
      params: { clipping, imp: impA, limit: Math.min(...limits) },
    };
  },
};

const powerRatio: Rule = {
  id: 'array.dc-ac-ratio',
  severity: 'soft',
  source: 'Design practice: 0.8 to 1.5 W of modules for each W of AC power',
  formula: (pair, read) => {
    const { a: panel, b: inverter, conditions } = pair;
    const { minModules, maxModules } = stringLengths(pair, read);
    const ratedKw = read.number(inverter, 'rated_ac_kw');
    const powerWp = read.number(panel, 'power_wp');
    const strings = mostStrings(panel, inverter, read);
    // Where no string is possible another rule says so; a ratio of nothing says nothing.
    if (strings === 0 || maxModules < minModules) return null;
    const { dcAcMin, dcAcMax } = conditions.design;
    const least = dcAcRatio(minModules * powerWp, ratedKw);
    const most = dcAcRatio(maxModules * strings * powerWp, ratedKw);
    return {
      passes: least <= dcAcMax && most >= dcAcMin,
      figures: [count('leastRatio', least), count('mostRatio', most)],
      limits: [count('dcAcMin', dcAcMin), count('dcAcMax', dcAcMax)],
      params: { least, most, from: dcAcMin, to: dcAcMax },
    };
  },
};

/** A panel on a string inverter: `a` is the panel, `b` the inverter. */
export const PANEL_INVERTER: readonly Rule[] = [
  voltageWindow,
  shortCircuit,
  everyTracker,
  operatingCurrent,
  mpptUpper,
  powerRatio,
];
