const MEASURES = /^\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)+$/;

/**
 * Sides such as `525 × 470 × 146.5`, each number as the reader's language writes it; other texts, such as the
 * code 8507.60, as they are.
 */
export function measureText(text: string, number: (value: number) => string): string {
  if (!MEASURES.test(text)) return text;
  return text
    .split(' × ')
    .map((side) => number(Number(side)))
    .join(' × ');
}
