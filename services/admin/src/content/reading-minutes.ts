const WORDS_PER_MINUTE = 200;

/** Minutes that an adult needs for a text, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  return Math.min(120, Math.max(1, Math.round(words.length / WORDS_PER_MINUTE)));
}
