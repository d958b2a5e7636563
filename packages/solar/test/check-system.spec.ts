import en from '../locales/en.json';
import fr from '../locales/fr.json';
import { checkSystem } from '../src/fit/check-system';
import { conditionsOf, type Grid, type PublishedLimit } from '../src/fit/conditions';
import { sentence, type FitTexts } from '../src/texts/sentence';
import { decidingOutcome } from '../src/fit/fit-pair';
import type { SystemLine } from '../src/fit/system';
import { SITES } from '../src/sites/sites';
import { part } from './catalogue';

const line = (sku: string, quantity: number, modulesPerString?: number): SystemLine => ({
  part: part(sku),
  quantity,
  ...(modulesPerString === undefined ? {} : { modulesPerString }),
});
const check = (...lines: SystemLine[]) => checkSystem(lines, conditionsOf());

/** A connection of which only this was stated. */
const gridOf = (stated: Partial<Grid>): Grid => ({
  ...{ phase: null, powerLimitKw: null, utility: null },
  ...stated,
});

const PANEL = 'JKM580N-72HL4-BDV';
const INVERTER = 'SUN2000-10KTL-M1';

it('proposes the longest string that the cold allows', () => {
  const { verdict, mends } = check(line(PANEL, 22, 22), line(INVERTER, 1));
  expect(verdict).toBe('does-not-fit');
  expect(mends).toEqual([{ kind: 'modules-per-string', partId: PANEL, from: 22, to: 19 }]);
});

it('proposes another string for another winter', () => {
  const site = { ...SITES.riyadh, cellMinC: -25 };
  const { mends } = checkSystem([line(PANEL, 22, 22), line(INVERTER, 1)], conditionsOf({ site }));
  expect(mends).toEqual([{ kind: 'modules-per-string', partId: PANEL, from: 22, to: 18 }]);
});

it('finds the strings of a quantity by itself', () => {
  const { verdict, strings } = check(line(PANEL, 24), line(INVERTER, 1));
  expect({ verdict, strings }).toEqual({
    verdict: 'fits',
    strings: [{ strings: 2, modules: 12 }],
  });
});

it('spreads an odd quantity over two trackers', () => {
  const { strings } = check(line(PANEL, 23), line(INVERTER, 1));
  expect(strings).toEqual([
    { strings: 1, modules: 12 },
    { strings: 1, modules: 11 },
  ]);
});

it('blocks too few modules and offers the fewest that start the inverter', () => {
  const { verdict, mends } = check(line(PANEL, 2), line(INVERTER, 1));
  expect(verdict).toBe('does-not-fit');
  expect(mends).toEqual([{ kind: 'quantity', partId: PANEL, from: 2, to: 4 }]);
});

it('warns of modules that cannot be connected and offers fewer of them or more inverters', () => {
  const { verdict, mends } = check(line(PANEL, 60), line(INVERTER, 1));
  expect(verdict).toBe('fits-with-limits');
  expect(mends).toEqual([
    { kind: 'quantity', partId: PANEL, from: 60, to: 38 },
    { kind: 'quantity', partId: INVERTER, from: 1, to: 2 },
  ]);
});

it('gives each of several inverters a string', () => {
  const { verdict, strings } = check(line(PANEL, 60), line(INVERTER, 5));
  expect([verdict, strings]).toEqual(['fits-with-limits', [{ strings: 5, modules: 12 }]]);
  const short = check(line(PANEL, 24), line(INVERTER, 4));
  expect(short.strings).toEqual([{ strings: 4, modules: 6 }]);
});

it('finds the inverters that get no string, and offers as many as the modules can supply', () => {
  const { verdict, outcomes, mends, strings } = check(line(PANEL, 18), line(INVERTER, 5));
  expect([verdict, strings, outcomes[0]?.reason]).toEqual([
    'fits-with-limits',
    null,
    {
      key: 'system.idle-inverter.fail',
      params: { quantity: 18, inverters: 5, min: 4, most: 4 },
    },
  ]);
  expect(mends).toEqual([
    { kind: 'quantity', partId: PANEL, from: 18, to: 20 },
    { kind: 'quantity', partId: INVERTER, from: 5, to: 4 },
  ]);
});

it('finds them too where the designer named the length of the strings', () => {
  const { outcomes, mends, strings } = check(line(PANEL, 48, 12), line(INVERTER, 5));
  expect([strings, outcomes.map(({ rule, verdict }) => `${rule} ${verdict}`).slice(0, 2)]).toEqual([
    null,
    ['system.string-length pass', 'system.idle-inverter fail'],
  ]);
  expect(mends).toEqual([
    { kind: 'quantity', partId: PANEL, from: 48, to: 60 },
    { kind: 'quantity', partId: INVERTER, from: 5, to: 4 },
  ]);
});

it('sums lines of one product before it judges', () => {
  expect(check(line(PANEL, 12), line(INVERTER, 1), line(PANEL, 12)).strings).toEqual([
    { strings: 2, modules: 12 },
  ]);
});

it('says of each line with what it was judged, and one partner that fits is enough', () => {
  const { verdict, lines } = check(
    line('SBR096', 1),
    line('SH10RT', 1),
    line('SUN2000-8K-MAP0', 1),
  );
  const battery = lines.find(({ partId }) => partId === 'SBR096');
  expect(battery?.partners.map(({ partId, fit }) => [partId, fit.verdict])).toEqual([
    ['SH10RT', 'fits'],
    ['SUN2000-8K-MAP0', 'does-not-fit'],
  ]);
  expect([battery?.verdict, verdict]).toEqual(['fits', 'fits']);
});

it('blocks a battery that no inverter of the system takes, and says why', () => {
  const { verdict, lines } = check(line('LUNA2000-10-S0', 1), line('SG50CX', 1));
  expect(verdict).toBe('does-not-fit');
  const fit = lines[0]?.partners[0]?.fit;
  expect(decidingOutcome(fit?.outcomes ?? [])?.reason.key).toBe('battery.input.fail');
});

it('judges the connection to the grid when it is stated, and says nothing when it is not', () => {
  const lines = [line('SUN2000-50KTL-M3', 2)];
  expect(checkSystem(lines, conditionsOf()).outcomes).toEqual([]);
  const tooMuch = checkSystem(
    lines,
    conditionsOf({ grid: gridOf({ phase: 'three', powerLimitKw: 80 }) }),
  );
  expect([tooMuch.verdict, tooMuch.outcomes[0]?.reason]).toEqual([
    'does-not-fit',
    { key: 'grid.power.fail', params: { power: 100, limit: 80 } },
  ]);
  const wrongPhase = checkSystem(lines, conditionsOf({ grid: gridOf({ phase: 'single' }) }));
  expect(wrongPhase.lines[0]?.outcomes[0]?.reason.key).toBe('grid.phase.fail');
});

describe('the utility', () => {
  const single = { phase: 'single' as const, maxKw: 80, source: 'A list', asOf: '2026-02-03' };
  const all = { phase: null, maxKw: 120, source: 'A letter', asOf: '2025-01-02' };
  const judged = (quantity: number, limits: PublishedLimit[], phase: Grid['phase'] = null) => {
    const grid = gridOf({ phase, utility: { name: 'The utility', limits } });
    return checkSystem([line('SUN2000-50KTL-M3', quantity)], conditionsOf({ grid }));
  };
  const outcomeOf = (...asked: Parameters<typeof judged>) =>
    judged(...asked).outcomes.find(({ rule }) => rule === 'utility.power');

  it('is held against what it has published, with figures, limit, source and day', () => {
    expect(outcomeOf(2, [all])).toMatchObject({ verdict: 'pass', severity: 'hard' });
    const tooMuch = outcomeOf(3, [all]);
    expect(judged(3, [all]).verdict).toBe('does-not-fit');
    expect(tooMuch).toMatchObject({
      verdict: 'fail',
      figures: [{ name: 'acPower', value: 150, unit: 'kW' }],
      limits: [{ name: 'gridLimit', value: 120, unit: 'kW' }],
    });
    const said = (texts: FitTexts, language: string) =>
      sentence(tooMuch?.reason ?? { key: '', params: {} }, {
        texts,
        language,
        writeDay: (day) => `day ${day}`,
      });
    expect(said(en, 'en')).toBe(
      'The inverters have 150\u00a0kW, The utility allows 120\u00a0kW (A letter, day 2025-01-02).',
    );
    expect(said(fr, 'fr')).toContain('A letter, day 2025-01-02');
  });

  it('is held against the lowest limit of the connection', () => {
    expect(outcomeOf(2, [all, single])?.verdict).toBe('pass');
    expect(outcomeOf(2, [all, single], 'three')?.verdict).toBe('pass');
    expect(outcomeOf(2, [all, single], 'single')).toMatchObject({
      verdict: 'fail',
      limits: [{ value: 80 }],
    });
  });

  it('gives no verdict without a published limit, and says so', () => {
    const { verdict, outcomes } = judged(50, []);
    expect(verdict).toBe('fits');
    expect(outcomes).toMatchObject([
      {
        ...{ rule: 'utility.power', severity: 'soft', verdict: 'unknown', limits: [] },
        reason: { key: 'utility.power.not-published', params: { utility: 'The utility' } },
      },
    ]);
    expect(outcomeOf(1, [single], 'three')?.verdict).toBe('unknown');
  });

  it('says nothing of an inverter without a grid, or of no inverter', () => {
    const grid = gridOf({ utility: { name: 'The utility', limits: [all] } });
    const panels = checkSystem([line('JKM580N-72HL4-BDV', 2)], conditionsOf({ grid }));
    expect(panels.outcomes).toEqual([]);
  });
});

it('says of an off-grid inverter that it does not feed the grid, and warns where a connection is stated', () => {
  const said = (lines: SystemLine[], grid: Partial<Grid>) => {
    const { verdict, lines: checked } = checkSystem(lines, conditionsOf({ grid: gridOf(grid) }));
    return [verdict, checked.flatMap(({ outcomes }) => outcomes.map(({ reason }) => reason.key))];
  };
  const offGrid = [line('SPF 5000 ES', 1)];
  expect(said(offGrid, {})).toEqual(['fits', ['grid.feed-in.pass']]);
  for (const stated of [
    { phase: 'single' as const },
    { powerLimitKw: 3 },
    { utility: { name: 'The utility', limits: [] } },
  ]) {
    expect(said(offGrid, stated)).toEqual(['fits-with-limits', ['grid.feed-in.fail']]);
  }
  expect(said([line(INVERTER, 1)], { phase: 'three' })).toEqual(['fits', ['grid.phase.pass']]);
});

it('holds a mounting system against the roof', () => {
  const onPitched = checkSystem([line('S-DOME-6-10', 1)], conditionsOf({ roof: 'pitched' }));
  expect(onPitched.verdict).toBe('does-not-fit');
  expect(checkSystem([line('S-DOME-6-10', 1)], conditionsOf({ roof: 'flat' })).verdict).toBe(
    'fits',
  );
});

it('says that a figure is not published instead of guessing', () => {
  const { verdict, lines } = check(line(PANEL, 6), line('SPF 5000 ES', 1));
  expect(verdict).toBe('unknown');
  const outcome = decidingOutcome(lines[0]?.partners[0]?.fit.outcomes ?? []);
  expect(outcome?.reason).toEqual({
    key: 'not-published',
    params: { missing: ['max_short_circuit_current_per_mppt_a'] },
  });
});

it('finds nothing in an empty system', () => {
  expect(check()).toEqual({ verdict: 'fits', lines: [], outcomes: [], mends: [], strings: null });
});
