import type { FitCheckResult } from '@solar/contracts/catalog/fit-http';

type Outcome = FitCheckResult['outcomes'][number];

/** Something that a buyer has to know of the whole: of which products, and the outcome that says why. */
export type FitProblem = {
  productIds: string[];
  state: 'hard' | 'soft' | 'unknown';
  outcome: Outcome;
};

const ORDER = ['hard', 'soft', 'unknown'] as const;

/** What does not go together, the worst first; two products are named once, and what the place says of one is not said of the two. */
export function problemsOf(result: FitCheckResult): FitProblem[] {
  const whole = result.outcomes.flatMap((outcome) => problem([], outcome) ?? []);
  const seen = new Set<string>();
  const ofPlace = new Set(result.lines.flatMap(({ outcomes }) => outcomes.map(({ rule }) => rule)));
  const ofLines = result.lines
    .filter(({ verdict }) => verdict !== 'fits')
    .flatMap(({ productId, verdict, partners, outcomes }) => {
      const own = outcomes.flatMap((outcome) => problem([productId], outcome) ?? []);
      const pairs = partners.flatMap((partner) => {
        const pair = [productId, partner.productId].sort();
        if (partner.verdict !== verdict || seen.has(pair.join(' '))) return [];
        seen.add(pair.join(' '));
        const found = partner.outcomes
          .filter(({ rule }) => !ofPlace.has(rule))
          .flatMap((outcome) => problem([productId, partner.productId], outcome) ?? []);
        return [...found].sort(byState).slice(0, 1);
      });
      return [...own, ...pairs];
    });
  return [...whole, ...ofLines].sort(byState);
}

/** A soft rule that cannot be judged decides nothing. */
function problem(productIds: string[], outcome: Outcome): FitProblem | null {
  const { verdict, severity } = outcome;
  if (verdict === 'fail') return { productIds, state: severity, outcome };
  return verdict === 'unknown' && severity === 'hard'
    ? { productIds, state: 'unknown', outcome }
    : null;
}

function byState(a: FitProblem, b: FitProblem): number {
  return ORDER.indexOf(a.state) - ORDER.indexOf(b.state);
}

/** Whether panels meet a mounting system, for which the roof matters. */
export function hasMounting({ lines }: FitCheckResult): boolean {
  return lines.some(({ partners }) =>
    partners.some(({ outcomes }) => outcomes.some(({ rule }) => rule.startsWith('mounting.'))),
  );
}
