import { PhraseBook, meaning } from '../../src/search/words/phrase-book';
import { TextReader } from '../../src/search/words/text-reader';
import { Vocabulary } from '../../src/search/words/vocabulary';

describe('a reader of texts', () => {
  const vocabulary = new Vocabulary();
  const phrases = new PhraseBook();
  phrases.add('solar panels', [meaning('panel')]);
  const reader = new TextReader(vocabulary, phrases);
  const termsOf = (ids: readonly number[]) => ids.map((id) => vocabulary.terms[id]);

  it('finds the words of a text, each once, and what they mean', () => {
    const terms = termsOf(reader.words('Solar panels and panels'));
    expect(terms.toSorted()).toEqual([meaning('panel'), 'and', 'panel', 'solar'].toSorted());
  });

  it('looks for meanings once, however often a text stands somewhere', () => {
    const looked = jest.spyOn(phrases, 'meaningsIn');
    const [first, again] = [reader.words('Hybrid inverters'), reader.words('Hybrid inverters')];
    expect(termsOf(again)).toEqual(termsOf(first));
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('takes all of a name or code as one word, unless it is too short for one', () => {
    expect(termsOf([reader.compact('SUN2000-10KTL') ?? -1])).toEqual(['sun200010ktl']);
    expect(reader.compact('5-B')).toBeNull();
  });
});
