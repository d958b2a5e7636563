import en from '../locales/en.json';
import { conditionsOf, type Roof } from '../src/fit/conditions';
import { decidingOutcome, fitPair } from '../src/fit/fit-pair';
import type { FigureValue, Part } from '../src/fit/part';
import { sentence } from '../src/texts/sentence';
import { part, partsOf } from './catalogue';

const PANEL = part('JKM580N-72HL4-BDV');
const FLAT = part('S-DOME-6-10');

const withFigures = (one: Part, figures: Record<string, FigureValue>): Part => ({
  ...one,
  figures: { ...one.figures, ...figures },
});

function judged(panel: Part, mounting: Part, roof: Roof | null = null) {
  const fit = fitPair(panel, mounting, conditionsOf({ roof }));
  const reason = decidingOutcome(fit?.outcomes ?? [])?.reason ?? { key: '', params: {} };
  const text = sentence(reason, { texts: en, language: 'en', writeDay: (day) => day });
  return { verdict: fit?.verdict, text: text.replaceAll('\u00a0', ' ') };
}

it('refuses a system for another roof, whatever else is known', () => {
  expect(judged(PANEL, FLAT, 'pitched')).toEqual({
    verdict: 'does-not-fit',
    text: 'Made for a flat roof, not for a pitched one.',
  });
  expect(judged(PANEL, part('SINGLERAIL-36'), 'flat').verdict).toBe('does-not-fit');
});

it('names the frame that clamps are to be chosen for where their range is not published', () => {
  const text =
    'Choose clamps for frames of 30 mm: which heights the system’s own clamps hold is not published.';
  for (const roof of ['flat', null] as const) {
    expect(judged(PANEL, FLAT, roof)).toEqual({ verdict: 'fits-with-limits', text });
  }
});

it('holds the frame against a published range', () => {
  const between = (from: number, to: number) =>
    judged(PANEL, withFigures(FLAT, { clamp_min_mm: from, clamp_max_mm: to }), 'flat');
  expect(between(28, 40).verdict).toBe('fits');
  expect(between(32, 50)).toEqual({
    verdict: 'does-not-fit',
    text: 'Its clamps hold frames of 32 to 50 mm; this one has 30 mm.',
  });
});

it('does not judge half a range, and names every figure that is missing', () => {
  expect(judged(PANEL, withFigures(FLAT, { clamp_min_mm: 32 }))).toEqual({
    verdict: 'unknown',
    text: 'Not known, because not published: largest frame height for its clamps.',
  });
  const { thickness_mm: _height, ...figures } = PANEL.figures;
  const { verdict, text } = judged({ ...PANEL, figures }, FLAT);
  expect([verdict, text]).toEqual([
    'unknown',
    expect.stringMatching(/frame height, smallest frame height .* largest frame height/),
  ]);
});

it('has a verdict for every panel of the demo whose frame is known', () => {
  for (const panel of partsOf('panel')) {
    for (const mounting of partsOf('mounting')) {
      const { verdict } = judged(panel, mounting, 'flat');
      if (mounting.figures['roof_type'] !== 'flat') expect(verdict).toBe('does-not-fit');
      else expect(verdict === 'unknown').toBe(panel.figures['thickness_mm'] === undefined);
    }
  }
});
