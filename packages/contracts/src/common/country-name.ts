const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language, from its ISO 3166-1 alpha-2 code; anything else stays as it is. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
