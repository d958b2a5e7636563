const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case without accents; `mm²` becomes `mm2`. */
export function foldAccents(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .toLowerCase();
}

/** Lower case without accents, split at everything that is no letter or digit; `5.0` stays one word. */
export function wordsOf(text: string): string[] {
  return foldAccents(text)
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
}

const HAS_DIGIT = /\d/;

export function isCode(word: string): boolean {
  return HAS_DIGIT.test(word);
}

const STEM_MIN = 4;

/** The singular of an English or French word, masculine where it ends in -ée, roughly; the same for a text and for a query, which is all that matters. */
export function stemOf(word: string): string {
  if (word.length < STEM_MIN || isCode(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  return masculine(word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);
}

const FEMININE_MIN = 6;

/** `triphasée` is `triphasé`. */
function masculine(word: string): string {
  return word.length >= FEMININE_MIN && word.endsWith('ee') ? word.slice(0, -1) : word;
}

/** A model code without its separators: `SUN2000-10KTL` and `sun2000 10ktl` are one. */
export function compactOf(text: string): string {
  return foldAccents(text).replace(/[^a-z0-9]+/g, '');
}
