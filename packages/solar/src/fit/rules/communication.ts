import type { Rule } from '../rule';

const brand: Rule = {
  id: 'communication.brand',
  severity: 'hard',
  source:
    'Manuals of the makers: a dongle and a meter speak the protocol of their own brand’s inverters',
  formula: ({ a: inverter, b: device }) => ({
    passes: inverter.brand === device.brand,
    params: { inverter: inverter.brand, device: device.brand },
  }),
};

const families: Rule = {
  id: 'communication.family',
  severity: 'hard',
  source: 'Compatibility list of the device’s maker',
  formula: ({ a: inverter, b: device }, read) => {
    const listed = read.texts(device, 'compatible_inverter_families');
    return {
      passes: listed.some((family) => inverter.name.startsWith(family)),
      params: { families: listed, inverter: inverter.name },
    };
  },
};

const phase: Rule = {
  id: 'meter.phase',
  severity: 'soft',
  source:
    'Datasheet of the meter: a three-phase meter measures a single-phase inverter’s house too, on one of its phases',
  formula: ({ a: inverter, b: meter }, read) => {
    const wanted = read.text(inverter, 'phase');
    const given = read.text(meter, 'phase');
    return { passes: wanted === given, params: { wanted, given } };
  },
};

/** A dongle in an inverter: `a` is the inverter, `b` the dongle. */
export const INVERTER_DONGLE: readonly Rule[] = [brand, families];
/** A meter for an inverter: `a` is the inverter, `b` the meter. */
export const INVERTER_METER: readonly Rule[] = [brand, families, phase];
/** A logger for inverters, which may be of several brands: `a` is the inverter, `b` the logger. */
export const INVERTER_DATA_LOGGER: readonly Rule[] = [families];
