import type { mongo } from 'mongoose';
import { SHARED_BY, type Growing } from './growing';

/** A kind and a ULID. */
const ID = /^([a-z]+_)[0-9A-HJKMNP-TV-Z]{26}$/;
const ULID_LENGTH = 26;
const MARK_DIGITS = 7;

type Fields = Record<string, unknown>;

const YEARS_MS = 3 * 365 * 24 * 60 * 60_000;
/** Spreads numbers that follow each other over the whole range, the same way in each run. */
const SCATTER = 0.618_033_988_75;

/** The n-th document made of a pattern: own and shared values replaced everywhere, all dates moved by the same time. */
export function variantOf(pattern: Fields, growing: Growing, index: number): Fields {
  const texts = new Map<string, string>();
  for (const path of growing.own) replace(texts, at(pattern, path), markOf('g', index));
  for (const path of growing.shared) {
    replace(texts, at(pattern, path), markOf('s', Math.floor(index / SHARED_BY)));
  }
  const shift = newestDateOf(pattern) - (Date.now() - YEARS_MS * ((index * SCATTER) % 1));
  const kept = Object.entries(pattern).filter(([field]) => !growing.left.includes(field));
  return copy(Object.fromEntries(kept), texts, shift) as Fields;
}

/** Of one width, as numbers of orders are: none is the beginning of another. */
function markOf(letter: string, index: number): string {
  return `${letter}${String(index).padStart(MARK_DIGITS, '0')}`;
}

/** A value in the manner of the old one: services refuse an id or an e-mail address that does not look like one. */
function replace(texts: Map<string, string>, value: unknown, mark: string): void {
  if (typeof value !== 'string' || value === '') return;
  const made = alike(value, mark);
  texts.set(value, made);
  texts.set(value.toLowerCase(), made.toLowerCase());
}

function alike(value: string, mark: string): string {
  const id = ID.exec(value);
  if (id) return `${id[1]}${mark.toUpperCase().padStart(ULID_LENGTH, '0')}`;
  const [name = '', domain] = value.split('@');
  return domain ? `${mark}.${name}@${domain}` : `${value}-${mark}`;
}

function copy(value: unknown, texts: ReadonlyMap<string, string>, shift: number): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (value instanceof Date) return new Date(value.getTime() - shift);
  if (Array.isArray(value)) return value.map((one) => copy(one, texts, shift));
  if (typeof value !== 'object' || value === null || isBson(value)) return value;
  const made: Fields = {};
  for (const [field, part] of Object.entries(value)) made[field] = copy(part, texts, shift);
  return made;
}

function isBson(value: object): value is mongo.BSON.BSONValue {
  return '_bsontype' in value;
}

function newestDateOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((most, one) => Math.max(most, newestDateOf(one)), 0);
}

function at(fields: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (value as Fields | undefined)?.[part], fields);
}
