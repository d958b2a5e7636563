export type CardField = 'number' | 'expiry' | 'cvc';
export type CardProblem = 'required' | 'invalid' | 'expired';

export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
}

export interface Expiry {
  month: number;
  year: number;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups of four, as printed on the card. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `MM / YY`, added while typing. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
}

export function parseExpiry(text: string): Expiry | null {
  const digits = digitsOf(text);
  if (digits.length !== 4) return null;
  const month = Number(digits.slice(0, 2));
  if (month < 1 || month > 12) return null;
  return { month, year: 2000 + Number(digits.slice(2)) };
}

/** The Luhn check digit that every card number carries. */
export function passesLuhn(number: string): boolean {
  const digits = [...digitsOf(number)].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    if (index % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}

export function findCardProblems(
  values: CardValues,
  now: Date,
): Partial<Record<CardField, CardProblem>> {
  const problems: Partial<Record<CardField, CardProblem>> = {};
  if (!digitsOf(values.number)) problems.number = 'required';
  else if (!passesLuhn(values.number)) problems.number = 'invalid';

  const expiry = parseExpiry(values.expiry);
  if (!values.expiry.trim()) problems.expiry = 'required';
  else if (!expiry) problems.expiry = 'invalid';
  else if (isPast(expiry, now)) problems.expiry = 'expired';

  if (!values.cvc) problems.cvc = 'required';
  else if (!/^\d{3,4}$/.test(values.cvc)) problems.cvc = 'invalid';
  return problems;
}

function isPast({ month, year }: Expiry, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}
