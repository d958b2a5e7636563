import { amperes, volts } from '../outcome';
import { numberOf, textOf, textsOf, type Part } from '../part';
import type { Datasheets, Rule } from '../rule';

const isAcCoupled = (battery: Part) => textOf(battery, 'battery_class') === 'ac-coupled';

/** A string inverter or microinverter takes no battery; of a hybrid that publishes no class nothing is known. */
const hasNoInput = (inverter: Part) =>
  textOf(inverter, 'battery_class') === null &&
  ['standard', 'microinverter'].includes(textOf(inverter, 'inverter_type') ?? '');

const isClosedPairing = (inverter: Part) =>
  textsOf(inverter, 'compatible_battery_families') !== null ||
  textOf(inverter, 'battery_class') === 'high-voltage';

const input: Rule = {
  id: 'battery.input',
  severity: 'hard',
  source: 'Datasheet of the inverter: only hybrid inverters have a battery input',
  formula: ({ a: inverter, b: battery }, read) => {
    if (isAcCoupled(battery)) return null;
    if (!hasNoInput(inverter)) read.text(inverter, 'battery_class');
    return { passes: !hasNoInput(inverter) };
  },
};

const batteryClass: Rule = {
  id: 'battery.class',
  severity: 'hard',
  source: 'Datasheets: a low-voltage input (48 V) and a high-voltage input are different circuits',
  formula: ({ a: inverter, b: battery }, read) => {
    if (hasNoInput(inverter) || isAcCoupled(battery)) return null;
    const wanted = read.text(inverter, 'battery_class');
    const given = read.text(battery, 'battery_class');
    return { passes: wanted === given, params: { wanted, given } };
  },
};

const family: Rule = {
  id: 'battery.family',
  severity: 'hard',
  source:
    'Compatibility list of the inverter’s maker: battery and inverter speak a protocol of their own',
  formula: ({ a: inverter, b: battery }, read) => {
    if (hasNoInput(inverter) || isAcCoupled(battery) || !isClosedPairing(inverter)) return null;
    const families = read.texts(inverter, 'compatible_battery_families');
    const given = read.text(battery, 'family');
    return { passes: families.includes(given), params: { family: given, families } };
  },
};

/** From empty to full; the nominal voltage where no range is published. */
function batteryRange(battery: Part, read: Datasheets) {
  const nominal = numberOf(battery, 'nominal_voltage_v');
  const low = numberOf(battery, 'operating_min_v') ?? nominal;
  const high = numberOf(battery, 'operating_max_v') ?? nominal;
  if (low !== null && high !== null) return { low, high };
  const asked = read.number(battery, 'nominal_voltage_v');
  return { low: asked, high: asked };
}

/** What a maker's list answers for: a voltage that one of the two does not publish. */
function isListedWithoutVoltage(inverter: Part, battery: Part): boolean {
  const families = textsOf(inverter, 'compatible_battery_families') ?? [];
  if (!families.includes(textOf(battery, 'family') ?? '')) return false;
  const has = (part: Part, codes: readonly string[]) =>
    codes.some((code) => numberOf(part, code) !== null);
  return !(
    has(battery, ['nominal_voltage_v', 'operating_min_v']) &&
    has(inverter, ['battery_min_v', 'battery_nominal_v'])
  );
}

const voltage: Rule = {
  id: 'battery.voltage',
  severity: 'hard',
  source: 'Datasheets: the battery stays inside the input’s voltage from empty to full',
  formula: ({ a: inverter, b: battery }, read) => {
    if (hasNoInput(inverter) || isAcCoupled(battery)) return null;
    if (isListedWithoutVoltage(inverter, battery)) return null;
    // An input that publishes one nominal voltage takes batteries of that nominal voltage.
    const only = numberOf(inverter, 'battery_nominal_v');
    const nominal = only === null ? null : read.number(battery, 'nominal_voltage_v');
    const { low, high } =
      nominal === null ? batteryRange(battery, read) : { low: nominal, high: nominal };
    const from = only ?? read.number(inverter, 'battery_min_v');
    const to = only ?? read.number(inverter, 'battery_max_v');
    return {
      passes: low >= from && high <= to,
      figures: [volts('batteryLow', low), volts('batteryHigh', high)],
      limits: [volts('batteryMin', from), volts('batteryMax', to)],
      params: { low, high, from, to },
      variant: only !== null ? 'nominal' : low === high ? 'single' : undefined,
    };
  },
};

const current: Rule = {
  id: 'battery.current',
  severity: 'soft',
  source: 'Datasheets: the smaller of the two currents limits charging and discharging',
  formula: ({ a: inverter, b: battery }, read) => {
    if (hasNoInput(inverter) || isAcCoupled(battery)) return null;
    const limit = read.number(inverter, 'battery_max_current_a');
    const given = read.number(battery, 'max_current_a');
    return {
      passes: given >= limit,
      figures: [amperes('batteryCurrent', given)],
      limits: [amperes('inverterBatteryCurrent', limit)],
      params: { given, limit },
    };
  },
};

const acPhase: Rule = {
  id: 'battery.ac-phase',
  severity: 'hard',
  source: 'Datasheet of the battery: one with an inverter of its own connects to the AC side',
  formula: ({ a: inverter, b: battery }, read) => {
    if (!isAcCoupled(battery)) return null;
    const wanted = read.text(inverter, 'phase');
    const given = read.text(battery, 'phase');
    return { passes: wanted === given || wanted === 'three', params: { wanted, given } };
  },
};

/** A battery on an inverter: `a` is the inverter, `b` the battery. */
export const INVERTER_BATTERY: readonly Rule[] = [
  input,
  family,
  batteryClass,
  voltage,
  current,
  acPhase,
];

/** A battery on a charge controller: `a` is the controller, `b` the battery. */
export const CONTROLLER_BATTERY: readonly Rule[] = [
  {
    id: 'controller.battery',
    severity: 'hard',
    source: 'Datasheet of the charge controller (battery voltages)',
    formula: ({ a: controller, b: battery }, read) => {
      const voltages = read.numbers(controller, 'battery_voltages_v');
      const batteryType = read.text(battery, 'battery_class');
      const isLow = batteryType === 'low-voltage';
      if (!isLow) return { passes: false, params: { given: batteryType, voltages } };
      const given = read.number(battery, 'nominal_voltage_v');
      return {
        passes: voltages.includes(given),
        figures: [volts('batteryNominal', given)],
        params: { given, voltages },
        variant: voltages.includes(given) ? undefined : 'voltage',
      };
    },
  },
];
