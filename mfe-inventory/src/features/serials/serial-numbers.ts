/** Serial numbers of a text in which they stand in lines, or between commas, semicolons and blanks; each once. */
export function readSerials(text: string): string[] {
  return [...new Set(numbersIn(text))];
}

/** The first number that stands there twice, as it does when a piece is scanned again; the last may still be written. */
export function repeatedSerial(text: string): string | undefined {
  return numbersIn(text.replace(/[^\s,;]+$/, '')).find(
    (number, index, all) => all.indexOf(number) < index,
  );
}

function numbersIn(text: string): string[] {
  const numbers = text.split(/[\s,;]+/).map((number) => number.toUpperCase());
  return numbers.filter(Boolean);
}
