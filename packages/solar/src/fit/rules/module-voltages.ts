import { maximumPowerVoltageV, openCircuitVoltageV } from '../../electrical/module-at-temperature';
import { mostModules } from '../../electrical/string-sizing';
import { count, volts } from '../outcome';
import type { Datasheets, Pair } from '../rule';

/** Voltages of one module at the temperatures of the place. */
export function moduleVoltages({ a: panel, conditions }: Pair, read: Datasheets) {
  const { cellMinC, cellHotC } = conditions.site;
  const powerCoefficientPctPerC = read.number(panel, 'temp_coeff_pmax_pct_c');
  const vmpV = read.number(panel, 'vmp_v');
  const vocV = read.number(panel, 'voc_v');
  const vocCoefficientPctPerC = read.number(panel, 'temp_coeff_voc_pct_c');
  return {
    vocColdV: openCircuitVoltageV({ vocV, vocCoefficientPctPerC }, cellMinC),
    vmpColdV: maximumPowerVoltageV({ vmpV, powerCoefficientPctPerC }, cellMinC),
    vmpHotV: maximumPowerVoltageV({ vmpV, powerCoefficientPctPerC }, cellHotC),
  };
}

/** How many modules in a row stay below a voltage that the other part publishes, on the coldest day. */
export function modulesBelow(pair: Pair, read: Datasheets, limitCode: string) {
  const { vocColdV } = moduleVoltages(pair, read);
  const limit = read.number(pair.b, limitCode);
  const most = mostModules(limit, vocColdV);
  return {
    vocColdV,
    limit,
    most,
    figures: [volts('vocCold', vocColdV), count('maxModules', most)],
  };
}
