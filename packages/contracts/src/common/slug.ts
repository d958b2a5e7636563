/** Letters that are no letter with a mark: taken apart they would be lost. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' },
};
const LETTERS = new RegExp(`[${Object.keys(WRITTEN_OUT).join('')}]`, 'g');

/** The part of an address that a name makes: lower-case ASCII words joined by dashes; accents are dropped. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LETTERS, (letter) => WRITTEN_OUT[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
