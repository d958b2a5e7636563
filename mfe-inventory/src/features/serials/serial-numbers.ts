/** Serial numbers of a text in which they stand in lines, or between commas, semicolons and blanks; each once. */
export function readSerials(text: string): string[] {
  const numbers = text.split(/[\s,;]+/).map((number) => number.toUpperCase());
  return [...new Set(numbers.filter(Boolean))];
}
