import { isCurve, moduleCurrentA } from '../src/electrical/iv-curve';
import { sandiaAcPowerW, sandiaEfficiencyPct } from '../src/electrical/sandia-inverter';
import { partsOf } from './catalogue';

const number = (value: unknown): number => {
  if (typeof value !== 'number') throw new Error('Not a number');
  return value;
};

it('draws the curve of every panel through the points of its datasheet', () => {
  for (const { id, figures } of partsOf('panel')) {
    const points = {
      vocV: number(figures['voc_v']),
      iscA: number(figures['isc_a']),
      vmpV: number(figures['vmp_v']),
      impA: number(figures['imp_a']),
    };
    expect([id, isCurve(points)]).toEqual([id, true]);
    expect(moduleCurrentA(points, 0)).toBeCloseTo(points.iscA, 9);
    expect(Math.abs(moduleCurrentA(points, points.vmpV) / points.impA - 1)).toBeLessThan(1e-3);
    expect(Math.abs(moduleCurrentA(points, points.vocV))).toBeLessThan(1e-3 * points.iscA);
  }
});

it('refuses points that no curve goes through', () => {
  expect(isCurve({ vocV: 40, iscA: 10, vmpV: 41, impA: 9 })).toBe(false);
  expect(isCurve({ vocV: 40, iscA: 10, vmpV: 33, impA: 10 })).toBe(false);
  expect(isCurve({ vocV: 40, iscA: 10, vmpV: 33, impA: 0 })).toBe(false);
});

describe('the Sandia inverter', () => {
  // ABB MICRO-0.25-I-OUTD-US-208 of the CEC list.
  const inverter = {
    pacoW: 250,
    pdcoW: 259.588593,
    vdcoV: 40,
    psoW: 2.089607,
    c0PerW: -0.000041,
    c1PerV: -0.000091,
    c2PerV: 0.000494,
    c3PerV: -0.013171,
  };

  it('gives its rating at rated DC power and voltage, and never more', () => {
    expect(sandiaAcPowerW(inverter, inverter.pdcoW, inverter.vdcoV)).toBeCloseTo(250, 6);
    expect(sandiaAcPowerW(inverter, 400, inverter.vdcoV)).toBe(250);
    expect(sandiaEfficiencyPct(inverter, 1, inverter.vdcoV)).toBeCloseTo(96.306, 2);
  });

  it('gives nothing below the power at which it starts', () => {
    expect(sandiaAcPowerW(inverter, 2, inverter.vdcoV)).toBe(0);
    expect(sandiaEfficiencyPct(inverter, 0, inverter.vdcoV)).toBe(0);
  });
});
