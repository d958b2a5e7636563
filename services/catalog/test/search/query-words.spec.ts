import fc from 'fast-check';
import { compactOf, stemOf, wordsOf } from '../../src/search/words/fold';
import { FIRST_SEARCH_WORDS } from '../../src/search-words/first-search-words';
import { QuantityReader } from '../../src/search/words/quantities';
import { SearchLanguage } from '../../src/search/words/search-language';
import { spellingDistance } from '../../src/search/words/spelling-distance';
import { skuKey } from '../../src/index/sku-key';
import { skusIn } from '../../src/search/ranking/sku-list';

const rows = FIRST_SEARCH_WORDS.map((word) => ({ ...word, _id: word.code, version: 0 }));
const { quantities: reader } = new SearchLanguage(rows);
const UNITS = rows.flatMap(({ words, dimension, factor }) =>
  dimension === null || factor === null
    ? []
    : [{ dimension, factor, words: `${words.en},${words.fr}`.split(',').map((one) => one.trim()) }],
);

describe('quantities', () => {
  it.each([
    ['10kw', 'power', 10_000],
    ['10 kW', 'power', 10_000],
    ['580 Wc', 'power', 580],
    ['13,5 kWh', 'energy', 13.5],
    ['48V', 'voltage', 48],
    ['6 mm²', 'section', 6],
    ['6mm', 'section', 6],
    ['16a', 'current', 16],
    ['16 ampères', 'current', 16],
  ])('reads %s', (text, dimension, value) => {
    const { quantities, rest } = reader.take(text);
    expect(quantities).toMatchObject([{ dimension, value }]);
    expect(rest.trim()).toBe('');
  });

  it.each(['sun2000', '100/50', '10 a 20', 'sb5.0', 'v2', '5 km', '10ktl'])(
    'takes %s for none',
    (text) => {
      expect(reader.take(text).quantities).toEqual([]);
    },
  );

  it('reads every spelling of every unit behind any number', () => {
    const spelling = fc.constantFrom(
      ...UNITS.flatMap((unit) => unit.words.filter(Boolean).map((word) => ({ word, unit }))),
    );
    fc.assert(
      fc.property(spelling, fc.integer({ min: 1, max: 99_999 }), ({ word, unit }, number) => {
        expect(reader.take(`x ${number}${word} y`).quantities).toMatchObject([
          { dimension: unit.dimension, value: number * unit.factor },
        ]);
      }),
    );
  });
});

describe('units that staff add', () => {
  it('are read as they are written, whatever signs are in them', () => {
    const signs = fc
      .stringMatching(/^[a-z°.*+?()|[\]\\^$/-]{1,6}$/)
      .filter((word) => /[a-z]/.test(word));
    fc.assert(
      fc.property(signs, fc.integer({ min: 1, max: 999 }), (word, number) => {
        const own = new QuantityReader([
          { dimension: 'power', factor: 2, words: [word, ''], attached: false },
        ]);
        expect(own.unitOf(word)).toMatchObject({ factor: 2 });
        expect(own.take(`${number} ${word}`).quantities).toMatchObject([{ value: number * 2 }]);
      }),
    );
  });

  it('are none without rows', () => {
    expect(new SearchLanguage().quantities.take('10 kW')).toEqual({
      quantities: [],
      rest: '10 kw',
    });
  });
});

describe('words of an attribute', () => {
  const numbers = { type: 'number', unit: null } as const;
  const language = new SearchLanguage(rows, [
    { ...numbers, code: 'mppt_count', searchTerms: { en: 'mppt, mpp tracker', fr: 'suiveur' } },
    { ...numbers, code: 'warranty_years', searchTerms: { en: 'year', fr: 'an' } },
    { ...numbers, code: 'efficiency', unit: '%', searchTerms: { en: 'efficiency', fr: '' } },
  ]);

  it.each([
    ['4 mppt', '#mppt', 4],
    ['2 MPP trackers', '#mppt', 2],
    ['3 suiveurs', '#mppt', 3],
    ['25-year warranty', '#year', 25],
    ['garantie 10 ans', '#year', 10],
  ])('are counted: %s', (text, dimension, value) => {
    expect(language.quantities.take(text).quantities).toMatchObject([{ dimension, value }]);
  });

  it('count nothing where a unit measures the attribute, and none of what a unit measures', () => {
    expect(language.quantities.take('98 efficiency').quantities).toEqual([]);
    expect(language.quantities.take('20 amp mppt').quantities).toMatchObject([
      { dimension: 'current', value: 20 },
    ]);
  });
});

describe('words', () => {
  it('lose accents, separators and plural', () => {
    expect(wordsOf('Câbles É-5.0 ... 6 mm²').map(stemOf)).toEqual([
      'cable',
      'e',
      '5.0',
      '6',
      'mm2',
    ]);
    expect(['batteries', 'panneaux', 'gas', 'glass', 'sh10s'].map(stemOf)).toEqual([
      'battery',
      'panneau',
      'gas',
      'glass',
      'sh10s',
    ]);
    expect(compactOf('SUN2000-10KTL-M1')).toBe('sun200010ktlm1');
    expect(['triphasée', 'triphasées', 'three'].map((one) => wordsOf(one).map(stemOf))).toEqual([
      ['triphase'],
      ['triphase'],
      ['three'],
    ]);
  });

  it('of a phrase are found in a query, which has no words that say nothing', () => {
    const { phrases, queryPhrases } = new SearchLanguage(rows);
    const words = ['limiteur', 'injection'];
    expect(queryPhrases.at(words, 0)).toMatchObject({ terms: ['=meter'], length: 2 });
    expect(phrases.at(words, 0)).toBeNull();
  });

  it('are one swap apart when two neighbouring letters are swapped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,9}$/), fc.nat({ max: 2 }), (word, at) => {
        const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
        expect(spellingDistance(word, swapped, 2)).toBeLessThanOrEqual(1);
        expect(spellingDistance(word, word, 2)).toBe(0);
        expect(spellingDistance(word, `${word}xyz`, 2)).toBeGreaterThan(2);
      }),
    );
  });
});

describe('a list of SKUs', () => {
  const positions = new Map([
    ['sh10rt', 0],
    ['stp25000tl30', 1],
    ['us5000', 2],
  ]);

  it.each([
    ['SH10RT STP 25000TL-30', [0, 1], []],
    ['us5000;sh10rt,US-5000', [2, 0], []],
    ['sh10rt and us5000', [0, 2], ['and']],
    ['hybrid inverter', [], ['hybrid', 'inverter']],
  ])('is read from %s', (text, found, unknown) => {
    expect(skusIn(text, (sku) => positions.get(skuKey(sku)))).toEqual({
      positions: found,
      unknown,
    });
  });
});
