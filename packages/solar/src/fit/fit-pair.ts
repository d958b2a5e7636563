import type { Conditions } from './conditions';
import { verdictOf, type FitVerdict, type Outcome } from './outcome';
import { pairingOf } from './pairings';
import type { Part } from './part';
import { evaluate } from './rule';

/** How two parts go together. */
export type Fit = { verdict: FitVerdict; outcomes: readonly Outcome[] };

/** Judges two parts, in whichever order; null when their kinds have nothing to do with each other. */
export function fitPair(one: Part, other: Part, conditions: Conditions): Fit | null {
  const pairing = pairingOf(one.kind, other.kind);
  if (!pairing) return null;
  const [a, b] = pairing.swapped ? [other, one] : [one, other];
  const outcomes = evaluate(pairing.rules, { a, b, conditions });
  return { verdict: verdictOf(outcomes), outcomes };
}

const RANK = { fail: 0, unknown: 2, pass: 4 } as const;

/** The outcome that explains the verdict: what blocks, else what is not known, else what warns, else what has figures. */
export function decidingOutcome(outcomes: readonly Outcome[]): Outcome | null {
  return outcomes.reduce<Outcome | null>(
    (best, one) => (best === null || distance(one) < distance(best) ? one : best),
    null,
  );
}

/** A soft rule comes right after the hard ones of the next verdict; of equals the first of the rules is taken. */
function distance({ verdict, severity, figures, reason }: Outcome): number {
  const place = RANK[verdict] + (severity === 'hard' ? 0 : 3);
  if (verdict !== 'pass' || figures.length > 0) return place;
  return place + (Object.keys(reason.params).length > 0 ? 0.3 : 0.6);
}
