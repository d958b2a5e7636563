import {
  ampacityA,
  conductorTemperatureC,
  resistanceOhmPerKm,
  stringDesignCurrentA,
  voltageDropV,
} from '../../electrical/cable';
import { maximumPowerVoltageV } from '../../electrical/module-at-temperature';
import { amperes, volts } from '../outcome';
import { numbersOf, type Part } from '../part';
import type { Datasheets, Pair, Rule } from '../rule';

/** Air for which EN 50618 gives the rating, with a conductor at 120 °C; the cable may spend 20,000 hours of its life so hot. */
const RATED_AIR_C = 60;

function ampacityOnRoof({ b: cable, conditions }: Pair, read: Datasheets) {
  const conductorMaxC = read.number(cable, 'max_conductor_temp_c');
  const ratedA = read.number(cable, 'ampacity_free_air_60c_a');
  const { roofC } = conditions.site;
  return {
    conductorMaxC,
    ratedA,
    atRoofA: ampacityA({ ratedA, ratedAirC: RATED_AIR_C, conductorMaxC }, roofC),
  };
}

const ampacity: Rule = {
  id: 'cable.ampacity',
  severity: 'hard',
  source:
    'EN 50618 (rating at 60 °C), IEC 60287-1-1 (other temperatures), IEC 62548-1 (1.25 × Isc)',
  formula: (pair, read) => {
    const { atRoofA } = ampacityOnRoof(pair, read);
    const needed = stringDesignCurrentA(read.number(pair.a, 'isc_a'));
    return {
      passes: needed <= atRoofA,
      figures: [amperes('designCurrent', needed)],
      limits: [amperes('ampacityAtRoof', atRoofA)],
      params: { needed, limit: atRoofA, roof: pair.conditions.site.roofC },
    };
  },
};

const voltageDrop: Rule = {
  id: 'cable.voltage-drop',
  severity: 'soft',
  source:
    'Ohm’s law with the resistance of IEC 60228 at the conductor’s temperature; 1 % is design practice',
  formula: (pair, read) => {
    const { a: panel, b: cable, conditions } = pair;
    const { cableLengthM, cableModules, voltageDropMaxPct } = conditions.design;
    const { atRoofA, conductorMaxC } = ampacityOnRoof(pair, read);
    const currentA = read.number(panel, 'imp_a');
    const { roofC, cellHotC } = conditions.site;
    const conductorC = conductorTemperatureC(
      { currentA, ampacityA: atRoofA, conductorMaxC },
      roofC,
    );
    const ohmPerKm = resistanceOhmPerKm(
      read.number(cable, 'max_conductor_resistance_ohm_km_20c'),
      conductorC,
    );
    const vmpV = read.number(panel, 'vmp_v');
    const powerCoefficientPctPerC = read.number(panel, 'temp_coeff_pmax_pct_c');
    const stringV =
      cableModules * maximumPowerVoltageV({ vmpV, powerCoefficientPctPerC }, cellHotC);
    const pct = (100 * voltageDropV({ lengthM: cableLengthM, ohmPerKm, currentA })) / stringV;
    return {
      passes: pct <= voltageDropMaxPct,
      figures: [{ name: 'voltageDrop', value: pct, unit: '%' }],
      limits: [{ name: 'voltageDropMax', value: voltageDropMaxPct, unit: '%' }],
      params: { pct, limit: voltageDropMaxPct, length: cableLengthM, modules: cableModules },
    };
  },
};

/** A string cable for a panel: `a` is the panel, `b` the cable. */
export const PANEL_CABLE: readonly Rule[] = [ampacity, voltageDrop];

/** A string cable for an inverter: `a` is the inverter, `b` the cable. */
export const INVERTER_CABLE: readonly Rule[] = [
  {
    id: 'cable.voltage',
    severity: 'hard',
    source: 'EN 50618: the rated DC voltage is not below the highest voltage of the string',
    formula: ({ a: inverter, b: cable }, read) => {
      const given = read.number(cable, 'rated_voltage_dc_v');
      const needed = read.number(inverter, 'max_dc_voltage_v');
      return {
        passes: given >= needed,
        figures: [volts('maxDcVoltage', needed)],
        limits: [volts('ratedDcVoltage', given)],
        params: { given, needed },
      };
    },
  },
];

/** A connector on a cable: `a` is the cable, `b` the connector. */
export const CABLE_CONNECTOR: readonly Rule[] = [
  {
    id: 'connector.cross-section',
    severity: 'hard',
    source: 'Datasheet of the connector (conductor cross-sections of its contacts)',
    formula: ({ a: cable, b: connector }, read) => {
      const given = crossSection(cable, read);
      const allowed = read.numbers(connector, 'conductor_mm2');
      return {
        passes: allowed.includes(given),
        figures: [{ name: 'crossSection', value: given, unit: 'mm²' }],
        limits: allowed.map((value) => ({ name: 'contactCrossSection', value, unit: 'mm²' })),
        params: { given, allowed },
      };
    },
  },
];

function crossSection(cable: Part, read: Datasheets): number {
  return numbersOf(cable, 'conductor_mm2')?.[0] ?? read.number(cable, 'conductor_mm2');
}
