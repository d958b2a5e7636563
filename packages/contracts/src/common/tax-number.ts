/** Typed with or without spaces, dots and dashes. */
const SEPARATORS = /[\s.-]+/g;
const UAE = /^\d{15}$/;
/** Numbers of other countries have letters, such as that of the country. */
const ELSEWHERE = /^(?=.*[A-Z])[A-Z\d]{5,20}$/;

/** A tax registration number as it is kept and printed. */
export function plainTaxNumber(text: string): string {
  return text.replaceAll(SEPARATORS, '').toUpperCase();
}

/** Whether a buyer of that country can have this number: 15 digits in the UAE. Without a country it is of any. */
export function isTaxNumber(text: string, country?: string): boolean {
  const number = plainTaxNumber(text);
  return UAE.test(number) || (country !== 'AE' && ELSEWHERE.test(number));
}
