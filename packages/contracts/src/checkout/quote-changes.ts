import type { Money } from '../common/money-arithmetic';
import type { QuoteRevision } from './quotes-http';

type Line = QuoteRevision['lines'][number];

/** One thing that differs between two revisions of a quote. */
export type QuoteChange =
  | { kind: 'added' | 'removed'; line: Line }
  | { kind: 'quantity'; line: Line; before: number; after: number }
  | { kind: 'price'; line: Line; before: Money | null; after: Money | null }
  | {
      kind: 'shipping';
      before: QuoteRevision['shipping'];
      after: QuoteRevision['shipping'];
    }
  | { kind: 'validity'; before: string | null; after: string | null };

/** What a reader of `before` finds different in `after`, line by line, then shipping and validity. */
export function quoteChanges(before: QuoteRevision, after: QuoteRevision): QuoteChange[] {
  const earlier = new Map(before.lines.map((line) => [line.productId, line]));
  const later = new Set(after.lines.map(({ productId }) => productId));
  return [
    ...before.lines
      .filter(({ productId }) => !later.has(productId))
      .map((line): QuoteChange => ({ kind: 'removed', line })),
    ...after.lines.flatMap((line) => lineChanges(earlier.get(line.productId), line)),
    ...termChanges(before, after),
  ];
}

function lineChanges(before: Line | undefined, line: Line): QuoteChange[] {
  if (!before) return [{ kind: 'added', line }];
  const changes: QuoteChange[] = [];
  if (before.quantity !== line.quantity) {
    changes.push({ kind: 'quantity', line, before: before.quantity, after: line.quantity });
  }
  if (!sameMoney(before.unit, line.unit)) {
    changes.push({ kind: 'price', line, before: before.unit, after: line.unit });
  }
  return changes;
}

function termChanges(before: QuoteRevision, after: QuoteRevision): QuoteChange[] {
  const changes: QuoteChange[] = [];
  const sameShipping =
    before.shipping?.country === after.shipping?.country &&
    sameMoney(before.shipping?.cost ?? null, after.shipping?.cost ?? null);
  if (!sameShipping) {
    changes.push({ kind: 'shipping', before: before.shipping, after: after.shipping });
  }
  if (before.validUntil !== after.validUntil) {
    changes.push({ kind: 'validity', before: before.validUntil, after: after.validUntil });
  }
  return changes;
}

function sameMoney(a: Money | null, b: Money | null): boolean {
  return a?.amount === b?.amount && a?.currency === b?.currency;
}
