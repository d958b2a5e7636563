import { stringFuseRangeA } from '../../electrical/string-fuse';
import { mostModules } from '../../electrical/string-sizing';
import type { Rule } from '../rule';
import { moduleVoltages } from './panel-inverter';

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
      figures: [{ name: 'fuseRating', value: rating, unit: 'A' }],
      limits: [
        { name: 'fuseAbove', value: aboveA, unit: 'A' },
        { name: 'fuseBelow', value: belowA, unit: 'A' },
      ],
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
      figures: [{ name: 'fuseRating', value: rating, unit: 'A' }],
      limits: [{ name: 'maxSeriesFuse', value: limit, unit: 'A' }],
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
    const { vocColdV } = moduleVoltages(pair, read);
    const limit = read.number(pair.b, 'max_dc_voltage_v');
    const most = mostModules(limit, vocColdV);
    return {
      passes: most > 0,
      figures: [
        { name: 'vocCold', value: vocColdV, unit: 'V' },
        { name: 'maxModules', value: most, unit: null },
      ],
      limits: [{ name: 'deviceVoltage', value: limit, unit: 'V' }],
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
      figures: [{ name: 'maxDcVoltage', value: needed, unit: 'V' }],
      limits: [{ name: 'deviceVoltage', value: given, unit: 'V' }],
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
      figures: [{ name: 'boxes', value: boxes, unit: null }],
      limits: [{ name: 'trackers', value: trackers, unit: null }],
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
