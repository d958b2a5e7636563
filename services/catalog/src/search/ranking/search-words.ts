import { meaning, PhraseBook } from '../words/phrase-book';
import { SYNONYMS, SYSTEMS } from '../words/synonyms';

/** The phrases of the trade with their meanings. */
export function tradePhrases(): PhraseBook {
  const phrases = new PhraseBook();
  for (const [name, words] of Object.entries(SYNONYMS)) phrases.add(words, [meaning(name)]);
  return phrases;
}

/** Phrases that mean several things; no text has such a meaning itself. */
export function queryPhrases(): PhraseBook {
  const phrases = tradePhrases();
  for (const { words, parts } of Object.values(SYSTEMS)) phrases.add(words, parts.map(meaning));
  return phrases;
}
