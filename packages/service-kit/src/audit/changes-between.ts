import {
  AUDIT_VALUE_MAX,
  auditIdentity,
  type AuditChange,
  type AuditValue,
} from '@solar/contracts/common/audit';
import { recordedText } from '@solar/contracts/common/recorded-money';
import type { AuditRules } from './audit-rules';

type Fields = Readonly<Record<string, unknown>>;
type Leaf = { path: readonly string[]; value: AuditValue };

const DEPTH_MAX = 8;
const CURRENCY = /^[A-Z]{3}$/;

/** What differs between two states of a document; null stands for a document that is not there. */
export function changesBetween(
  before: Fields | null,
  after: Fields | null,
  rules: AuditRules,
): AuditChange[] {
  const from = leavesOf(before, rules);
  const to = leavesOf(after, rules);
  const names = new Set([...from.keys(), ...to.keys()]);
  return [...names].flatMap((field) => {
    const [old, now] = [from.get(field), to.get(field)];
    const values = { from: old?.value ?? null, to: now?.value ?? null };
    if (orNull(values.from) === orNull(values.to)) return [];
    if (!rules.hides((old ?? now)?.path ?? [])) {
      return [{ field, from: shortened(values.from), to: shortened(values.to) }];
    }
    return [{ field, from: null, to: null, hidden: true }];
  });
}

/** An empty text says as little as no text. */
function orNull(value: AuditValue): AuditValue {
  return value === '' ? null : value;
}

function leavesOf(document: Fields | null, rules: AuditRules): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [root, value] of Object.entries(document ?? {})) {
    if (!rules.ignores(root)) collect(leaves, root, [root], value);
  }
  return leaves;
}

function collect(
  leaves: Map<string, Leaf>,
  field: string,
  path: readonly string[],
  value: unknown,
): void {
  const scalar = scalarOf(value);
  if (scalar !== undefined) {
    leaves.set(field, { path, value: scalar });
  } else if (path.length > DEPTH_MAX || isListOfScalars(value)) {
    const isEmpty = Array.isArray(value) && value.length === 0;
    leaves.set(field, { path, value: isEmpty ? null : JSON.stringify(value) });
  } else if (Array.isArray(value)) {
    for (const [key, element] of keyed(value)) {
      collect(leaves, `${field}[${key}]`, [...path, key], element);
    }
  } else {
    for (const [name, inner] of Object.entries(value as Fields)) {
      collect(leaves, `${field}.${name}`, [...path, name], inner);
    }
  }
}

/** The value as an entry keeps it; undefined for what has parts. */
function scalarOf(value: unknown): AuditValue | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  if (typeof value === 'object' && '_bsontype' in value) return String(value);
  return moneyText(value);
}

/** An amount of money as one value, `12.50 USD`. */
function moneyText(value: unknown): string | undefined {
  const { amount, currency, ...others } = value as { amount?: unknown; currency?: unknown };
  if (!Number.isFinite(amount) || !CURRENCY.test(String(currency))) return undefined;
  if (Object.keys(others).length > 0) return undefined;
  return recordedText({ amount: Number(amount), currency: String(currency) });
}

function isListOfScalars(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => scalarOf(one) !== undefined);
}

function keyed(list: readonly unknown[]): [string, unknown][] {
  const identity = auditIdentity(list);
  return list.map((one, index) => [
    identity === undefined ? String(index) : String((one as Fields)[identity]),
    one,
  ]);
}

function shortened(value: AuditValue): AuditValue {
  if (typeof value !== 'string' || value.length <= AUDIT_VALUE_MAX) return value;
  return `${value.slice(0, AUDIT_VALUE_MAX - 1)}…`;
}
