import type { z } from 'zod';
import type { fitOutcomeSchema, fitReasonSchema } from '@solar/contracts/catalog/fit-http';
import type { Figure, Outcome, Reason } from '@solar/solar/fit/outcome';

type OutcomeView = z.infer<typeof fitOutcomeSchema>;
type ReasonView = z.infer<typeof fitReasonSchema>;

/** Three decimals say more than a datasheet does. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

const figureView = ({ name, value, unit }: Figure) => ({ name, value: rounded(value), unit });

/** An outcome as it leaves. */
export function outcomeView(outcome: Outcome): OutcomeView {
  return {
    rule: outcome.rule,
    severity: outcome.severity,
    verdict: outcome.verdict,
    figures: outcome.figures.map(figureView),
    limits: outcome.limits.map(figureView),
    reason: reasonView(outcome.reason),
  };
}

export function reasonView({ key, params }: Reason): ReasonView {
  const shown = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') return [name, rounded(value)] as const;
    return [name, typeof value === 'string' ? value : [...value]] as const;
  });
  return { key, params: Object.fromEntries(shown) };
}
