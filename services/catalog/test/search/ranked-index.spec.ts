import fc from 'fast-check';
import type { AnalysedText } from '../../src/search/ranking/analysed-text';
import { FIELD_WEIGHTS } from '../../src/search/ranking/field-weights';
import { hitsByScore } from '../../src/search/ranking/hits';
import { rank } from '../../src/search/ranking/rank';
import { RankedIndex } from '../../src/search/ranking/ranked-index';
import { Vocabulary } from '../../src/search/words/vocabulary';

type Text = { words: Map<string, number>; powers: number[] };

const word = fc.stringMatching(/^[abc]{1,4}$/);
const weight = fc.integer({ min: 1, max: 10 });
const text = fc.record({
  words: fc.array(fc.tuple(word, weight)).map((pairs) => new Map(pairs)),
  powers: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
});
const texts = fc.array(text, { minLength: 1, maxLength: 12 });

function analysed({ words, powers }: Text, vocabulary: Vocabulary): AnalysedText {
  return {
    terms: Uint32Array.from(words.keys(), (term) => vocabulary.idFor(term)),
    weights: Uint8Array.from(words.values()),
    figures: powers.map((value) => ({ dimension: 'power' as const, value })),
  };
}

function indexOf(all: readonly Text[], vocabulary = new Vocabulary()): RankedIndex {
  return new RankedIndex(
    all.map((one) => analysed(one, vocabulary)),
    vocabulary,
  );
}

describe('the index of texts', () => {
  it('finds by a word and by its beginning what reading every text finds', () => {
    fc.assert(
      fc.property(texts, word, (all, asked) => {
        const index = indexOf(all);
        const exact = new Float32Array(all.length);
        const begun = new Float32Array(all.length);
        const found = index.raiseBeginning(begun, asked, 0.5);
        expect(index.raise(exact, asked, 1)).toBe(index.countOf(asked));
        expect([...exact]).toEqual(all.map(({ words }) => words.get(asked) ?? 0));
        const best = all.map(({ words }) =>
          Math.max(0, ...[...words].map(([term, w]) => (term.startsWith(asked) ? w / 2 : 0))),
        );
        expect([...begun]).toEqual(best);
        expect(found).toBe(best.filter((score) => score > 0).length);
        expect(index.hasBeginning(asked)).toBe(found > 0);
      }),
    );
  });

  it('knows the terms by alphabet, however they came', () => {
    fc.assert(
      fc.property(fc.array(fc.array(word)), (batches) => {
        const vocabulary = new Vocabulary();
        for (const batch of batches) {
          for (const term of batch) vocabulary.idFor(term);
          const terms = [...vocabulary.inOrder()].map((id) => vocabulary.terms[id] ?? '');
          expect(terms).toEqual([...vocabulary.terms].sort());
        }
      }),
    );
  });

  it('answers a word and a figure with exactly the texts that have both, the nearest figure first', () => {
    fc.assert(
      fc.property(texts, word, fc.integer({ min: 1, max: 12 }), (all, asked, value) => {
        const near = (own: number) => Math.max(own / value, value / own) <= 1.6;
        const expected = all.flatMap(({ words, powers }, at) =>
          words.has(asked) && powers.some(near) ? [at] : [],
        );
        const { order, match } = rank(indexOf(all), {
          concepts: [{ written: asked, terms: new Map([[asked, 1]]), beginning: null }],
          quantities: [{ written: `${value} w`, dimension: 'power', value }],
          corrections: [],
        });
        // What is sought is not answered by texts that only mention it.
        const weights = all.map(({ words }) => words.get(asked) ?? 0);
        const isSought = Math.max(...weights) > FIELD_WEIGHTS.choice;
        const least = isSought ? FIELD_WEIGHTS.text : 0;
        expect(match === 'all').toBe(expected.some((at) => (weights[at] ?? 0) > least));
        if (match !== 'all') return;
        expect([...order].sort((a, b) => a - b)).toEqual(expected);
        const same = expected.filter((at) => all[at]?.powers.includes(value));
        const [first] = order;
        expect(same.length === 0 || same.includes(first ?? -1)).toBe(true);
      }),
    );
  });

  it('orders hits by score and equal ones as they came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (scores) => {
        const positions = Uint32Array.from(scores.keys());
        const expected = [...positions].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
        expect([...hitsByScore({ positions, scores: Float32Array.from(scores) })]).toEqual(
          expected,
        );
      }),
    );
  });
});
