import type { DiagramPart, DiagramSymbol } from '@solar/contracts/admin/content-http';
import { levelsOf } from './diagram-levels';

const drawn = (...symbols: DiagramSymbol[]) =>
  levelsOf(symbols.map((symbol): DiagramPart => ({ symbol, label: { en: '', fr: '' } }))).map(
    ({ bus, branches }) => [bus !== null, branches.map((branch) => branch.map((p) => p.symbol))],
  );

describe('a single-line diagram', () => {
  it('has a branch for each source above its bus and for each end below', () => {
    expect(
      drawn('pv', 'inverter', 'battery', 'inverter', 'bus', 'meter', 'grid', 'breaker', 'load'),
    ).toEqual([
      [
        false,
        [
          ['pv', 'inverter'],
          ['battery', 'inverter'],
        ],
      ],
      [
        true,
        [
          ['meter', 'grid'],
          ['breaker', 'load'],
        ],
      ],
    ]);
  });

  it('goes on between two buses, and is one line without any', () => {
    expect(drawn('pv', 'bus', 'inverter', 'bus', 'load', 'generator')).toEqual([
      [false, [['pv']]],
      [true, [['inverter']]],
      [true, [['load'], ['generator']]],
    ]);
    expect(drawn('pv', 'inverter', 'meter', 'grid')).toEqual([
      [false, [['pv', 'inverter', 'meter', 'grid']]],
    ]);
  });
});
