import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import { SITES } from '@solar/solar/sites/sites';
import {
  atCellTemperature,
  openCircuitVoltageV,
} from '@solar/solar/electrical/module-at-temperature';
import { numberOf, textOf, type DemoProduct } from './demo-catalogue';

const SQUARE_MM_IN_M2 = 1_000_000;
/** Of the irradiance at NMOT, 800 W/m², to the 1,000 W/m² of the standard conditions (IEC 61215). */
const NMOT_IRRADIANCE = 0.8;
/** Above this, inverters feed voltages of their own into a transformer. */
const LOW_VOLTAGE_KW_MAX = 125;

/** Figures that follow from those of the datasheet, with the formula as their source; none that the product publishes itself. */
export function demoComputedValues(product: DemoProduct): SourcedValue[] {
  return [
    ...ofPanel(product),
    ...ofInverter(product),
    ...ofBattery(product),
    ...ofLoads(product),
  ].filter(({ code }) => product[code] === undefined);
}

function ofPanel(product: DemoProduct): SourcedValue[] {
  const known = (field: string) => numberOf(product, field);
  const [power, length, width] = [known('power_wp'), known('length_mm'), known('width_mm')];
  if (power === null) return [];
  const ofPower = known('temp_coeff_pmax_pct_c');
  const [nmot, voc, ofVoc] = [known('noct_c'), known('voc_v'), known('temp_coeff_voc_pct_c')];
  const { cellMinC } = SITES.dubai;
  return [
    ...(length !== null && width !== null
      ? computed(
          'power_per_area_w_m2',
          power / ((length * width) / SQUARE_MM_IN_M2),
          1,
          'Power divided by area',
        )
      : []),
    ...(ofPower !== null && nmot !== null
      ? computed(
          'nmot_power_w',
          atCellTemperature(power * NMOT_IRRADIANCE, ofPower, nmot),
          0,
          'Power × 0.8 × (1 + coefficient × (NMOT − 25 °C)), at 800 W/m² (IEC 61215)',
        )
      : []),
    ...(voc !== null && ofVoc !== null
      ? computed(
          'voc_cold_v',
          openCircuitVoltageV({ vocV: voc, vocCoefficientPctPerC: ofVoc }, cellMinC),
          2,
          `Voc × (1 + coefficient × (${cellMinC} °C − 25 °C)) (IEC 62548-1)`,
        )
      : []),
  ];
}

function ofInverter(product: DemoProduct): SourcedValue[] {
  const kilowatts = numberOf(product, 'rated_ac_kw');
  const phase = textOf(product, 'phase');
  if (kilowatts === null || phase === null || kilowatts > LOW_VOLTAGE_KW_MAX) return [];
  const volts = phase === 'three' ? 400 * Math.sqrt(3) : 230;
  const source = phase === 'three' ? 'Power / (√3 × 400 V)' : 'Power / 230 V';
  return computed('rated_ac_current_a', (kilowatts * 1000) / volts, 1, source);
}

function ofBattery(product: DemoProduct): SourcedValue[] {
  const amperes = numberOf(product, 'max_current_a');
  const volts = numberOf(product, 'nominal_voltage_v');
  if (product.category !== 'storage-batteries' || amperes === null || volts === null) return [];
  return computed(
    'max_output_kw',
    (amperes * volts) / 1000,
    2,
    'Maximum current × nominal voltage',
  );
}

/** Net weights of a pallet and of a container: goods without wood, film and boxes. */
function ofLoads(product: DemoProduct): SourcedValue[] {
  const kilograms = numberOf(product, 'weight_kg');
  const loads = [
    ['pallet_net_kg', numberOf(product, 'units_per_pallet')],
    ['container_net_kg', numberOf(product, 'units_per_40hc')],
  ] as const;
  return loads.flatMap(([code, pieces]) =>
    kilograms === null || pieces === null
      ? []
      : computed(code, pieces * kilograms, 0, 'Pieces × weight of a piece'),
  );
}

function computed(code: string, value: number, digits: number, source: string): SourcedValue[] {
  return [{ code, value: Number(value.toFixed(digits)), source, confidence: 'computed' }];
}
