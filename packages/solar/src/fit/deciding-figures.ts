import { conditionsOf } from './conditions';
import { PAIRINGS } from './pairings';
import type { Part, PartKind } from './part';
import { evaluate } from './rule';

const known = new Map<PartKind, ReadonlySet<string>>();

/** Codes of the values without which a hard rule of this kind has no verdict, those of its partners among them. */
export function decidingFigures(kind: PartKind): ReadonlySet<string> {
  const figures = known.get(kind) ?? found(kind);
  known.set(kind, figures);
  return figures;
}

/** Rules ask empty parts for what they need. */
function found(kind: PartKind): ReadonlySet<string> {
  const conditions = conditionsOf();
  const missing = PAIRINGS.filter(({ kinds }) => kinds.includes(kind)).flatMap(
    ({ kinds: [a, b], rules }) =>
      evaluate(rules, { a: empty(a), b: empty(b), conditions })
        .filter(({ severity, verdict }) => severity === 'hard' && verdict === 'unknown')
        .flatMap(({ reason }) => reason.params['missing'] ?? []),
  );
  return new Set(missing.flat().map(String));
}

function empty(kind: PartKind): Part {
  return { id: kind, kind, name: '', brand: '', figures: {} };
}
