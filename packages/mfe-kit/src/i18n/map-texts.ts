/** A tree of texts with each of them changed; what is not a text stays as it is. */
export function mapTexts(texts: unknown, change: (text: string) => string): unknown {
  if (typeof texts === 'string') return change(texts);
  if (Array.isArray(texts)) return texts.map((text: unknown) => mapTexts(text, change));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, mapTexts(value, change)]),
  );
}
