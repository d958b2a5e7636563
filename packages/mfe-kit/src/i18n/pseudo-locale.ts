const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';
const LETTERS = new Map(
  [...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]),
);
/** What i18next, a component or HTML replaces or reads: it stays as it is. */
const KEPT = /(\{\{.*?\}\}|\{\w+\}|\$t\(.*?\)|<[^>]*>|&\w+;)/;

/** The text with other letters, about a third longer, and in brackets that show where it was cut or put together. */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const pieces = text
    .split(KEPT)
    .map((piece, index) => (index % 2 === 1 ? piece : [...piece].map(stretched).join('')));
  return `[${pieces.join('')}]`;
}

function stretched(letter: string): string {
  return (LETTERS.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1);
}
