import { stringFuseRangeA } from '../../electrical/string-fuse';
import { amperes, count, volts } from '../outcome';
import type { Rule } from '../rule';
import { modulesBelow } from './module-voltages';

const fuseRating: Rule = {
  id: 'fuse.rating',
  severity: 'hard',
  source: 'IEC 62548-1: 1.5 × Isc < rating < 2.4 × Isc',
  formula: ({ a: panel, b: fuse }, read) => {
    const isc = read.number(panel, 'isc_a');
    const rating = read.number(fuse, 'rated_current_a');
    const { aboveA, belowA } = stringFuseRangeA(isc);
    return {
      passes: rating > aboveA && rating < belowA,
      figures: [amperes('fuseRating', rating)],
      limits: [amperes('fuseAbove', aboveA), amperes('fuseBelow', belowA)],
      params: { rating, above: aboveA, below: belowA, isc },
    };
  },
};

const fuseOfModule: Rule = {
  id: 'fuse.module-limit',
  severity: 'hard',
  source: 'IEC 61730-2 and datasheet of the module (maximum series fuse)',
  formula: ({ a: panel, b: fuse }, read) => {
    const limit = read.number(panel, 'max_series_fuse_a');
    const rating = read.number(fuse, 'rated_current_a');
    return {
      passes: rating <= limit,
      figures: [amperes('fuseRating', rating)],
      limits: [amperes('maxSeriesFuse', limit)],
      params: { rating, limit },
    };
  },
};

/** How long a string may be behind a device that limits the voltage. */
const modulesBehind: Rule = {
  id: 'protection.modules',
  severity: 'hard',
  source:
    'IEC 61643-32 (Ucpv) and IEC 60269-6: not below the open-circuit voltage of the coldest string',
  formula: (pair, read) => {
    const { limit, most, figures } = modulesBelow(pair, read, 'max_dc_voltage_v');
    return {
      passes: most > 0,
      figures,
      limits: [volts('deviceVoltage', limit)],
      params: { most, limit, cold: pair.conditions.site.cellMinC },
    };
  },
};

/** A surge protector or string box before an inverter. */
const voltageOfInverter: Rule = {
  id: 'protection.voltage',
  severity: 'soft',
  source:
    'IEC 61643-32 (Ucpv) and IEC 60269-6: a lower voltage than the inverter’s shortens the strings',
  formula: ({ a: inverter, b: device }, read) => {
    const given = read.number(device, 'max_dc_voltage_v');
    const needed = read.number(inverter, 'max_dc_voltage_v');
    return {
      passes: given >= needed,
      figures: [volts('maxDcVoltage', needed)],
      limits: [volts('deviceVoltage', given)],
      params: { given, needed },
    };
  },
};

const boxesNeeded: Rule = {
  id: 'box.trackers',
  severity: 'soft',
  source: 'Datasheet of the string box: each tracker of the inverter needs an output of its own',
  formula: ({ a: inverter, b: box }, read) => {
    const trackers = read.number(inverter, 'mppt_count');
    const given = read.number(box, 'mppt_count');
    const boxes = Math.ceil(trackers / given);
    return {
      passes: boxes <= 1,
      figures: [count('boxes', boxes)],
      limits: [count('trackers', trackers)],
      params: { trackers, given, boxes },
    };
  },
};

/** A string fuse for a panel: `a` is the panel, `b` the fuse. */
export const PANEL_FUSE: readonly Rule[] = [fuseRating, fuseOfModule, modulesBehind];
/** A surge protector or string box for strings of a panel: `a` is the panel, `b` the device. */
export const PANEL_PROTECTION: readonly Rule[] = [modulesBehind];
/** A surge protector before an inverter: `a` is the inverter, `b` the device. */
export const INVERTER_PROTECTION: readonly Rule[] = [voltageOfInverter];
/** A string box before an inverter: `a` is the inverter, `b` the box. */
export const INVERTER_STRING_BOX: readonly Rule[] = [voltageOfInverter, boxesNeeded];
