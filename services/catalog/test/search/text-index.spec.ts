import fc from 'fast-check';
import { TextIndex, wordsOf } from '../../src/search/text-index';

function indexOf(texts: Record<string, string>): TextIndex {
  const index = new TextIndex(['name', 'text'], { name: 4 });
  for (const [id, name] of Object.entries(texts)) index.put({ id, name, text: '' });
  return index;
}

const shop = {
  panel: 'LONGi Hi-MO 6 Explorer 435W panel',
  hybrid: 'Sungrow SH10RT hybrid inverter',
  string: 'SMA Sunny Boy 5.0 string inverter',
  battery: 'Huawei LUNA2000-10-S0 battery',
  onduleur: 'Onduleur hybride triphasé',
};

describe('text index', () => {
  it.each([
    ['hybrid', 'hybrid'],
    ['HYBRID inverter', 'hybrid'],
    ['sunny', 'string'],
    ['SH10', 'hybrid'],
    ['luna2000-10', 'battery'],
    ['5.0', 'string'],
    ['triphase', 'onduleur'],
  ])('finds %s', (query, id) => {
    expect(indexOf(shop).search(query)[0]).toBe(id);
  });

  it.each([
    ['hybird', 'hybrid'],
    ['hbyrid', 'hybrid'],
    ['invreter', 'hybrid'],
    ['sungro', 'hybrid'],
    ['sungraw', 'hybrid'],
    ['batttery', 'battery'],
    ['pannel', 'panel'],
  ])('finds what %s was meant to be', (query, id) => {
    expect(indexOf(shop).search(query)).toContain(id);
  });

  it('allows mistakes only when the words as written find too little', () => {
    const index = indexOf({ a: 'solar one', b: 'solar two', c: 'solar three', d: 'polar four' });
    expect(index.search('solar').sort()).toEqual(['a', 'b', 'c']);
    expect(index.search('polar')[0]).toBe('d');
  });

  it('wants all the words', () => {
    expect(indexOf(shop).search('sungrow battery')).toEqual([]);
  });

  it.each(['', '   ', '***', '"\'`', '.', '\u0000'])('finds nothing for %j', (query) => {
    expect(indexOf(shop).search(query)).toEqual([]);
  });

  it('follows changes and removals', () => {
    const index = indexOf(shop);
    expect(index.search('hybrid')).toContain('hybrid');
    index.put({ id: 'hybrid', name: 'Sungrow SH10RT', text: '' });
    expect(index.search('hybrid')).not.toContain('hybrid');
    index.remove('hybrid');
    index.remove('hybrid');
    expect(index.search('sungrow')).toEqual([]);
    expect(index.size).toBe(4);
  });

  it('finds a word with two neighbouring letters swapped', () => {
    const word = fc.stringMatching(/^[a-z]{5,9}$/);
    fc.assert(
      fc.property(word, fc.nat({ max: 3 }), (name, i) => {
        const swapped = name.slice(0, i) + name[i + 1] + name[i] + name.slice(i + 2);
        expect(indexOf({ wanted: name }).search(swapped)).toEqual(['wanted']);
      }),
    );
  });

  it('survives any text', () => {
    const index = indexOf(shop);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => index.search(query).length <= 5),
    );
    expect(wordsOf('É-5.0 ...')).toEqual(['e', '5.0']);
  });
});
