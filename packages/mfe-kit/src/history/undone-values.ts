import {
  AUDIT_VALUE_MAX,
  auditIdentity,
  type AuditChange,
  type AuditValue,
} from '@solar/contracts/common/audit';

/** Values of a form with recorded changes taken back, and how many of the fields stay as they are. */
export interface Undone<T> {
  values: T;
  left: number;
}

/** Where a recorded field stands in the form; undefined for what the form has not got. */
export type FieldPath = (field: string) => string | undefined;

const STEP = /[^.[\]]+|\[[^\]]*\]/g;

/**
 * Takes recorded changes back in the values of a form. A field that was changed again since stays, and so does one of which the trail
 * has too little: secrets, texts that it shortened, elements of lists that are not there any more.
 */
export function undoneValues<T extends object>(
  values: T,
  changes: readonly AuditChange[],
  pathOf: FieldPath = (field) => field,
): Undone<T> {
  let undone: T = values;
  let left = 0;
  for (const { field, from, to, hidden } of changes) {
    const path = pathOf(field);
    const known = !hidden && !isShortened(from) && path !== undefined;
    const next = known ? replaced(undone, path.match(STEP) ?? [], from, to) : undefined;
    if (next === undefined) left += 1;
    else undone = next as T;
  }
  return { values: undone, left };
}

/** The part with the value put back; undefined where it is not what the change made of it. */
function replaced(
  part: unknown,
  [step, ...rest]: readonly string[],
  from: AuditValue,
  to: AuditValue,
): unknown {
  if (step === undefined) return isSame(recorded(part), to) ? restored(from, part) : undefined;
  if (Array.isArray(part)) {
    const at = placeOf(part, step);
    const inner = at in part ? replaced(part[at], rest, from, to) : undefined;
    return inner === undefined ? undefined : part.with(at, inner);
  }
  if (typeof part !== 'object' || part === null || !(step in part)) return undefined;
  const inner = replaced((part as Record<string, unknown>)[step], rest, from, to);
  return inner === undefined ? undefined : { ...part, [step]: inner };
}

function placeOf(list: readonly unknown[], step: string): number {
  const key = step.replace(/^\[|\]$/g, '');
  const identity = auditIdentity(list);
  if (identity === undefined) return Number(key);
  return list.findIndex((one) => (one as Record<string, unknown>)[identity] === key);
}

/** A value as the trail writes it. */
function recorded(value: unknown): AuditValue {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : JSON.stringify(value);
  return typeof value === 'object' ? JSON.stringify(value) : (value as AuditValue);
}

/** Fields for numbers hold what was typed. */
function isSame(now: AuditValue, to: AuditValue): boolean {
  return now === null || to === null || to === ''
    ? now === (to || null)
    : String(now) === String(to);
}

/** The value from before, of the kind that the form has there now. */
function restored(from: AuditValue, now: unknown): unknown {
  if (from !== null) {
    if (isList(from, now)) return JSON.parse(String(from)) as unknown;
    return typeof now === 'string' ? String(from) : from;
  }
  if (typeof now === 'string') return '';
  return Array.isArray(now) ? [] : null;
}

function isList(from: AuditValue, now: unknown): boolean {
  const may = Array.isArray(now) || now === null || now === undefined;
  return may && typeof from === 'string' && from.startsWith('[');
}

function isShortened(value: AuditValue): boolean {
  return typeof value === 'string' && value.length === AUDIT_VALUE_MAX && value.endsWith('…');
}
