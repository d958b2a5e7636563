import { isCurve, moduleCurrentA, type CurvePoints } from '@solar/solar/electrical/iv-curve';
import {
  atCellTemperature,
  maximumPowerVoltageV,
  openCircuitVoltageV,
  powerAtCellTemperatureW,
  STC_CELL_C,
} from '@solar/solar/electrical/module-at-temperature';
import { sandiaEfficiencyPct, type SandiaInverter } from '@solar/solar/electrical/sandia-inverter';
import type { AttributeValue } from '@solar/contracts/catalog/product-data';

type CurvePoint = { x: number; y: number };
/** A curve at a cell temperature in °C or a DC voltage, which `at` says. */
type Curve = { at: number; points: CurvePoint[] };
export type CurveChart = {
  kind: 'current' | 'heat' | 'efficiency' | 'derating';
  curves: Curve[];
};

const STEPS = 60;
const HOT_CELL_C = 70;
const CELLS_FROM_C = 15;
const CELLS_TO_C = 85;

/** The charts that the figures of a product allow; none where a figure is missing. */
export function curveCharts(
  attributes: readonly { code: string; value: AttributeValue }[],
): CurveChart[] {
  const values = new Map(attributes.map(({ code, value }) => [code, value]));
  const read = (code: string) => {
    const value = values.get(code);
    return typeof value === 'number' ? value : NaN;
  };
  return [
    currentChart(read),
    heatChart(read),
    efficiencyChart(read),
    deratingChart(values.get('derating_points')),
  ].flatMap((one) => one ?? []);
}

type Read = (code: string) => number;

function currentChart(read: Read): CurveChart | null {
  const stc = {
    vocV: read('voc_v'),
    iscA: read('isc_a'),
    vmpV: read('vmp_v'),
    impA: read('imp_a'),
  };
  if (!isCurve(stc)) return null;
  const hot = atHotCells(stc, read);
  return {
    kind: 'current',
    curves: [
      { at: STC_CELL_C, points: currentCurve(stc) },
      ...(isCurve(hot) ? [{ at: HOT_CELL_C, points: currentCurve(hot) }] : []),
    ],
  };
}

function atHotCells(stc: CurvePoints, read: Read): CurvePoints {
  const powerCoefficientPctPerC = read('temp_coeff_pmax_pct_c');
  const vocCoefficientPctPerC = read('temp_coeff_voc_pct_c');
  return {
    vocV: openCircuitVoltageV({ vocV: stc.vocV, vocCoefficientPctPerC }, HOT_CELL_C),
    iscA: atCellTemperature(stc.iscA, read('temp_coeff_isc_pct_c'), HOT_CELL_C),
    vmpV: maximumPowerVoltageV({ vmpV: stc.vmpV, powerCoefficientPctPerC }, HOT_CELL_C),
    impA: stc.impA,
  };
}

function currentCurve(points: CurvePoints): CurvePoint[] {
  return steps(0, points.vocV).map((x) => ({ x, y: Math.max(moduleCurrentA(points, x), 0) }));
}

function heatChart(read: Read): CurveChart | null {
  const powerWp = read('power_wp');
  const powerCoefficientPctPerC = read('temp_coeff_pmax_pct_c');
  if (Number.isNaN(powerWp + powerCoefficientPctPerC)) return null;
  const points = steps(CELLS_FROM_C, CELLS_TO_C).map((x) => ({
    x,
    y: powerAtCellTemperatureW({ powerWp, powerCoefficientPctPerC }, x),
  }));
  return { kind: 'heat', curves: [{ at: STC_CELL_C, points }] };
}

function efficiencyChart(read: Read): CurveChart | null {
  const inverter: SandiaInverter = {
    pacoW: read('sandia_paco_w'),
    pdcoW: read('sandia_pdco_w'),
    vdcoV: read('sandia_vdco_v'),
    psoW: read('sandia_pso_w'),
    c0PerW: read('sandia_c0_per_w'),
    c1PerV: read('sandia_c1_per_v'),
    c2PerV: read('sandia_c2_per_v'),
    c3PerV: read('sandia_c3_per_v'),
  };
  if (Object.values(inverter).some((value) => Number.isNaN(value))) return null;
  const voltages = [read('mppt_min_v'), inverter.vdcoV, read('mppt_max_v')];
  const asked = [...new Set(voltages.filter((volts) => volts > 0))];
  return {
    kind: 'efficiency',
    curves: asked.map((at) => ({
      at,
      points: steps(2, 100).map((x) => ({ x, y: sandiaEfficiencyPct(inverter, x / 100, at) })),
    })),
  };
}

const DERATING_POINT = /^\s*(-?\d+(?:[.,]\d+)?)\s*:\s*(\d+(?:[.,]\d+)?)\s*$/;

/** The points that the maker publishes, `45: 100`, joined by lines; what is not published is not drawn. */
function deratingChart(published: AttributeValue | undefined): CurveChart | null {
  if (!Array.isArray(published)) return null;
  const points = published.flatMap((text) => {
    const [, x, y] = DERATING_POINT.exec(String(text)) ?? [];
    return x && y ? [{ x: numberOf(x), y: numberOf(y) }] : [];
  });
  if (points.length < 2 || points.length < published.length) return null;
  points.sort((a, b) => a.x - b.x);
  return { kind: 'derating', curves: [{ at: points[0]?.x ?? 0, points }] };
}

const numberOf = (text: string) => Number(text.replace(',', '.'));

function steps(from: number, to: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
}
