import fc from 'fast-check';
import { visualRuns } from '../src/pdf/visual-runs';

const drawn = (line: string) => visualRuns(line).map(({ text }) => text);
const sorted = (text: string) => [...text].sort().join('');

it('draws a Latin line as it is', () => {
  expect(visualRuns('Zoë Œuvre, 3 480,00 €')).toEqual([
    { text: 'Zoë Œuvre, 3 480,00 €', face: 'latin' },
  ]);
  expect(visualRuns('Şahin Yılmaz')).toHaveLength(1);
});

it('begins with the last word of an Arabic line, each word in the order in which it is read', () => {
  expect(visualRuns('محمد العامري')).toEqual([
    { text: 'العامري', face: 'arabic' },
    { text: ' ', face: 'latin' },
    { text: 'محمد', face: 'arabic' },
  ]);
});

it('keeps numbers and Latin words readable within Arabic, and turns the brackets', () => {
  expect(drawn('شارع 12 (برج Alsa)')).toEqual(['(Alsa ', 'برج', ') 12 ', 'شارع']);
});

it('draws nothing for signs that only steer the text', () => {
  expect(drawn('\u200fAlsa\u00ad Solar\u200e')).toEqual(['Alsa Solar']);
});

it('draws other scripts of the region in a face that has them, and a question mark for what none has', () => {
  expect(visualRuns('Ивана').map(({ face }) => face)).toEqual(['other']);
  expect(visualRuns('राजेश').map(({ face }) => face)).toEqual(['other']);
  expect(drawn('CO₂ 10⁶')).toEqual(['CO', '₂', ' 10', '⁶']);
  expect(visualRuns('李 A')).toEqual([{ text: '? A', face: 'latin' }]);
  expect(visualRuns('😀')).toEqual([{ text: '?', face: 'latin' }]);
});

it('loses no letter and adds none', () => {
  const letters = fc.constantFrom(...'aZé 1-.İşдяαलмمحنوٱ،'.split(''));
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), (chosen) => {
      const line = chosen.join('');
      expect(sorted(drawn(line).join(''))).toBe(sorted(line));
    }),
  );
});
