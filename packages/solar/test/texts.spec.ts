import en from '../locales/en.json';
import fr from '../locales/fr.json';
import { conditionsOf } from '../src/fit/conditions';
import { checkSystem } from '../src/fit/check-system';
import { fitPair } from '../src/fit/fit-pair';
import type { Outcome } from '../src/fit/outcome';
import { PART_KINDS } from '../src/fit/part';
import { PAIRINGS, pairingOf } from '../src/fit/pairings';
import { INVERTER_GRID } from '../src/fit/rules/inverter-grid';
import { MOUNTING_ROOF } from '../src/fit/rules/mounting';
import { sentence, type FitTexts } from '../src/texts/sentence';
import { part, parts } from './catalogue';

const texts: Record<string, FitTexts> = { en, fr };
const writeDay = (day: string) => day;
const english = { texts: en, language: 'en', writeDay };
const rules = [...PAIRINGS.flatMap((one) => one.rules), ...INVERTER_GRID, ...MOUNTING_ROOF];

const LIMIT = { phase: null, maxKw: 50, source: 'B', asOf: '2026-01-01' };

function allOutcomes(): Outcome[] {
  const stripped = parts.map((one) => ({ ...one, figures: {} }));
  return [parts, stripped].flatMap((list) =>
    list.flatMap((a, at) =>
      list.slice(at + 1).flatMap((b) => fitPair(a, b, conditionsOf())?.outcomes ?? []),
    ),
  );
}

it('are the same keys with the same gaps in both languages', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  const gaps = (text: string | undefined) =>
    [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(String);
  for (const [key, text] of Object.entries(en)) {
    expect([key, [...new Set(gaps(texts['fr']?.[key]))].sort()]).toEqual([
      key,
      [...new Set(gaps(text))].sort(),
    ]);
  }
});

it('has a sentence for every verdict of every rule, and a source for every rule', () => {
  for (const { id, source } of rules) {
    expect(Object.keys(en)).toEqual(expect.arrayContaining([`${id}.pass`, `${id}.fail`]));
    expect(source.length).toBeGreaterThan(10);
  }
  for (const kind of PART_KINDS) expect(Object.keys(en)).toContain(`kind.${kind}`);
});

it('speaks of no ratio of power where no string is possible', () => {
  const { outcomes } =
    fitPair(part('TSM-700NEG21C.20'), part('SUN2000-5KTL-L1'), conditionsOf()) ?? {};
  expect(outcomes?.find(({ rule }) => rule === 'string.short-circuit-current')?.verdict).toBe(
    'fail',
  );
  expect(outcomes?.map(({ rule }) => rule)).not.toContain('array.dc-ac-ratio');
});

it('leaves no gap, no code and no name of a figure without words', () => {
  const outcomes = allOutcomes();
  expect(outcomes.length).toBeGreaterThan(5000);
  expect(outcomes.filter(({ reason }) => !(reason.key in en))).toEqual([]);
  for (const language of ['en', 'fr']) {
    const words = texts[language] ?? {};
    const names = new Set(
      outcomes.flatMap((one) => [...one.figures, ...one.limits].map(({ name }) => name)),
    );
    expect([...names].filter((name) => !words[`figure.${name}`])).toEqual([]);
    const said = new Set(
      outcomes.map(({ reason }) => sentence(reason, { texts: words, language, writeDay })),
    );
    for (const text of said) expect(text).not.toMatch(/\{\{|NaN|undefined|[a-z]_[a-z]|\bnull\b|∞/);
  }
});

/** With spaces at which a line could end. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('writes numbers and lists as the language does', () => {
  const { outcomes = [] } =
    fitPair(part('JKM580N-72HL4-BDV'), part('SUN2000-50KTL-M3'), conditionsOf()) ?? {};
  const reason = outcomes[0]!.reason;
  expect(plain(sentence(reason, english))).toBe(
    '6 to 19 modules in a string: at 5 °C they stay under 1,100 V, at 75 °C they reach the 200 V at which the MPP range starts.',
  );
  expect(plain(sentence(reason, { texts: fr, language: 'fr', writeDay }))).toBe(
    '6 à 19 modules par chaîne : à 5 °C ils restent sous 1 100 V, à 75 °C ils atteignent les 200 V du début de la plage MPP.',
  );
  const missing = { key: 'not-published', params: { missing: ['isc_a', 'voc_v'] } };
  expect(sentence(missing, english)).toBe(
    'Not known, because not published: short-circuit current (Isc) and open-circuit voltage (Voc).',
  );
});

it('says a voltage once where there is one, and which voltage of a battery does not fit', () => {
  const said = (one: string, other: string, rule: string) => {
    const found = fitPair(part(one), part(other), conditionsOf())?.outcomes.find(
      (outcome) => outcome.rule === rule,
    );
    return found && plain(sentence(found.reason, english));
  };
  expect(said('SUN-12K-SG04LP3-EU', 'US5000', 'battery.voltage')).toBe(
    'Battery and input both have a nominal voltage of 48 V.',
  );
  expect(said('SH10RT', 'SBR096', 'battery.voltage')).toBe(
    'The battery’s nominal voltage of 192 V lies inside the input’s 150 to 600 V.',
  );
  expect(said('SCC110050210', 'US5000', 'controller.battery')).toBe(
    'The controller charges batteries of 12 and 24 V; this one has 48 V.',
  );
});

it('has a sentence for all that the check of a system says', () => {
  const said = new Set<string>();
  for (const quantity of [1, 2, 7, 18, 19, 37, 90, 400]) {
    for (const modulesPerString of [undefined, 3, 18, 22]) {
      const check = checkSystem(
        [
          { part: part('JKM580N-72HL4-BDV'), quantity, modulesPerString },
          { part: part('SUN2000-50KTL-M3'), quantity: quantity === 7 ? 3 : 1 },
          { part: part('S-DOME-6-10'), quantity: 1 },
        ],
        conditionsOf({
          roof: 'pitched',
          grid: {
            ...{ phase: 'single', powerLimitKw: quantity },
            utility: { name: 'A', limits: quantity > 7 ? [LIMIT] : [] },
          },
        }),
      );
      for (const { reason } of [...check.outcomes, ...check.lines.flatMap((one) => one.outcomes)]) {
        said.add(reason.key);
      }
      for (const { kind } of check.mends) said.add(`mend.${kind}`);
    }
  }
  expect([...said].filter((key) => !(key in en))).toEqual([]);
  expect(said).toContain('utility.power.pass');
  expect(said).toContain('utility.power.not-published');
  expect([...said].filter((key) => key.startsWith('system.')).length).toBeGreaterThanOrEqual(6);
  expect(pairingOf('mounting', 'inverter')).toBeNull();
});
