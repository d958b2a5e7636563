import type { Language } from '@solar/contracts/common/localized';
import type { Sheet } from '@solar/service-kit/pdf/sheet';
import { numberText } from './datasheet-content';
import type { CurveChart } from './datasheet-curves';
import { CURVES, HAIRLINE, INK, QUIET } from './datasheet-style';
import { DATASHEET_TEXTS } from './datasheet-texts';

type Box = { x: number; y: number; width: number; height: number };
type Axis = { from: number; to: number; step: number };

const LEFT_OF_AXIS = 34;
const BELOW_AXIS = 30;
const HEAD = 28;
const TICKS = 5;

/** A chart with its title, axes and a legend within a box. */
export function drawChart(sheet: Sheet, chart: CurveChart, box: Box, language: Language): void {
  const { title, across, upwards, note, legend } = wordsOf(chart, language);
  sheet.write(title, box.x, box.y, { width: box.width, weight: 'bold', color: INK });
  sheet.write(note, box.x, box.y + 13, { width: box.width, size: 7, color: QUIET });
  const plot = {
    x: box.x + LEFT_OF_AXIS,
    y: box.y + HEAD + 16,
    width: box.width - LEFT_OF_AXIS - 8,
    height: box.height - HEAD - BELOW_AXIS - 28,
  };
  const all = chart.curves.flatMap(({ points }) => points);
  const xAxis = axisOf(all.map(({ x }) => x));
  const yAxis = axisOf(all.map(({ y }) => y));
  const toX = (x: number) => plot.x + ((x - xAxis.from) / (xAxis.to - xAxis.from)) * plot.width;
  const toY = (y: number) =>
    plot.y + plot.height - ((y - yAxis.from) / (yAxis.to - yAxis.from)) * plot.height;
  const small = { width: LEFT_OF_AXIS, size: 7, color: QUIET } as const;
  for (const tick of ticksOf(yAxis)) {
    const y = toY(tick);
    sheet.polyline(
      [
        { x: plot.x, y },
        { x: plot.x + plot.width, y },
      ],
      { color: HAIRLINE },
    );
    const width = LEFT_OF_AXIS - 5;
    sheet.write(numberText(tick, language), box.x, y - 5, { ...small, width, align: 'end' });
  }
  for (const tick of ticksOf(xAxis)) {
    sheet.write(numberText(tick, language), toX(tick) - 6, plot.y + plot.height + 3, small);
  }
  sheet.write(upwards, box.x, box.y + HEAD, { ...small, width: 120 });
  sheet.write(across, plot.x, plot.y + plot.height + 14, { ...small, width: plot.width });
  chart.curves.forEach(({ points }, index) => {
    const line = points.map(({ x, y }) => ({ x: toX(x), y: toY(y) }));
    sheet.polyline(line, styleOf(index));
  });
  if (legend.length > 0) drawLegend(sheet, legend, plot);
}

function drawLegend(sheet: Sheet, legend: readonly string[], plot: Box): void {
  const each = plot.width / legend.length;
  legend.forEach((text, index) => {
    const x = plot.x + index * each;
    const y = plot.y + plot.height + 32;
    sheet.polyline(
      [
        { x, y },
        { x: x + 16, y },
      ],
      styleOf(index),
    );
    sheet.write(text, x + 20, y - 6, { width: each - 20, size: 7, color: QUIET });
  });
}

function styleOf(index: number) {
  return CURVES[index % CURVES.length] ?? CURVES[0];
}

function wordsOf({ kind, curves }: CurveChart, language: Language) {
  const { charts } = DATASHEET_TEXTS[language];
  const at = curves.map((curve) => numberText(curve.at, language));
  if (kind === 'current') {
    return {
      title: charts.current,
      note: charts.currentNote,
      across: charts.voltage,
      upwards: charts.amperes,
      legend: at.map(charts.cells),
    };
  }
  if (kind === 'heat') {
    return {
      title: charts.heat,
      note: charts.heatNote,
      across: charts.cellTemperature,
      upwards: charts.watts,
      legend: [],
    };
  }
  if (kind === 'derating') {
    return {
      title: charts.derating,
      note: charts.deratingNote,
      across: charts.ambient,
      upwards: charts.powerPart,
      legend: [],
    };
  }
  return {
    title: charts.efficiency,
    note: charts.efficiencyNote,
    across: charts.load,
    upwards: charts.percent,
    legend: at.map(charts.atVolts),
  };
}

/** An axis around values with steps of 1, 2 or 5 times a power of ten. */
function axisOf(values: readonly number[]): Axis {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const raw = (high - low || 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((one) => one * power >= raw) ?? 10) * power;
  return { from: Math.floor(low / step) * step, to: Math.ceil(high / step) * step, step };
}

function ticksOf({ from, to, step }: Axis): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}
