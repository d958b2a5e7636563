import { conditionsOf } from '../src/fit/conditions';
import { fitPair } from '../src/fit/fit-pair';
import { Datasheets, evaluate } from '../src/fit/rule';
import { moduleVoltages } from '../src/fit/rules/module-voltages';
import { PANEL_INVERTER, stringsByTracker } from '../src/fit/rules/panel-inverter';
import { stringOffer } from '../src/fit/string-offer';
import { SITES } from '../src/sites/sites';
import { batteryCases, part, parts, stringCases } from './catalogue';

it('knows what all demo products are but the chargers of cars', () => {
  expect(parts).toHaveLength(77 - 3);
  expect(stringCases).toHaveLength(11);
  expect(batteryCases).toHaveLength(7);
});

describe('golden cases of string sizing', () => {
  it.each(stringCases)('$panel on tracker $mppt of $inverter', (golden) => {
    const site = {
      ...SITES.dubai,
      cellMinC: golden.cell_temp_min_c,
      cellHotC: golden.cell_temp_hot_c,
    };
    const conditions = conditionsOf({ site });
    const panel = part(golden.panel);
    const inverter = part(golden.inverter);
    const pair = { a: panel, b: inverter, conditions };

    const voltages = moduleVoltages(pair, new Datasheets());
    expect(voltages.vocColdV).toBeCloseTo(golden.voc_cold_v, 3);
    expect(voltages.vmpHotV).toBeCloseTo(golden.vmp_hot_v, 3);

    const window = evaluate(PANEL_INVERTER, pair).find(
      ({ rule }) => rule === 'string.voltage-window',
    );
    expect(window?.figures.slice(2).map(({ value }) => value)).toEqual([
      golden.min_modules_per_string,
      golden.max_modules_per_string,
    ]);

    const tracker = stringsByTracker(panel, inverter, new Datasheets())[golden.mppt - 1];
    expect(tracker?.byShortCircuit).toBe(golden.max_parallel_by_isc);
    expect(tracker?.byOperatingCurrent).toBe(golden.max_parallel_by_imp);

    // The case speaks of one tracker: an inverter that has only this one is judged as a whole.
    const only = { ...inverter, figures: { ...inverter.figures, ...onlyTracker(golden.mppt - 1) } };
    function onlyTracker(at: number) {
      const codes = ['max_short_circuit_current_per_mppt_a', 'max_input_current_per_mppt_a'];
      return Object.fromEntries(
        codes.map((code) => [code, [(inverter.figures[code] as number[])[at] ?? 0]]),
      );
    }
    const { verdict, outcomes } = fitPair(panel, only, conditions) ?? {};
    const clips = outcomes?.some(
      (one) => one.rule === 'string.operating-current' && one.verdict === 'fail',
    );
    expect([verdict === 'does-not-fit', clips && verdict === 'fits-with-limits']).toEqual([
      golden.verdict === 'incompatible',
      golden.verdict === 'clips-current',
    ]);
    expect(stringOffer(panel, only, conditions) === null).toBe(golden.verdict === 'incompatible');
    expect(verdict).not.toBe('unknown');
  });
});

describe('golden pairs of inverter and battery', () => {
  it.each(batteryCases)('$inverter with $battery: $why', ({ inverter, battery, ok }) => {
    const fit = fitPair(part(inverter), part(battery), conditionsOf());
    const goes = fit?.verdict === 'fits' || fit?.verdict === 'fits-with-limits';
    expect({ goes, verdict: fit?.verdict }).toEqual({
      goes: ok,
      verdict: ok ? fit?.verdict : 'does-not-fit',
    });
  });
});
