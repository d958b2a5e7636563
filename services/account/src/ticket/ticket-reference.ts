import { randomInt } from 'node:crypto';

/** No letters or digits that people mistake for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A reference that people can read out, such as `T-7QK2M9XA`. */
export function newTicketReference(): string {
  let text = 'T-';
  for (let i = 0; i < LENGTH; i += 1) text += ALPHABET.charAt(randomInt(ALPHABET.length));
  return text;
}
