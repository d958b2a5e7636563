/** A value of a rule with its unit; the name has its words in the locale files. */
export type Figure = { name: string; value: number; unit: string | null };

/** Values in their units. */
export const volts = (name: string, value: number): Figure => ({ name, value, unit: 'V' });
export const amperes = (name: string, value: number): Figure => ({ name, value, unit: 'A' });
export const count = (name: string, value: number): Figure => ({ name, value, unit: null });

/** A sentence as the key of its text and what stands in it. */
export type Reason = { key: string; params: Readonly<Record<string, ReasonParam>> };
export type ReasonParam = number | string | readonly (number | string)[];

export type Severity = 'hard' | 'soft';
export type OutcomeVerdict = 'pass' | 'fail' | 'unknown';

/** What one rule says of two parts: what was computed, against which limits, and why. */
export type Outcome = {
  rule: string;
  severity: Severity;
  verdict: OutcomeVerdict;
  figures: readonly Figure[];
  limits: readonly Figure[];
  reason: Reason;
};

/** From best to worst. */
export const FIT_VERDICTS = ['fits', 'fits-with-limits', 'unknown', 'does-not-fit'] as const;
export type FitVerdict = (typeof FIT_VERDICTS)[number];

/**
 * What follows from all rules together: a hard limit that is broken decides; a hard one that cannot be judged leaves the
 * whole open; a soft one that is broken warns. A soft one that cannot be judged is said and changes nothing.
 */
export function verdictOf(outcomes: readonly Outcome[]): FitVerdict {
  const has = (severity: Severity, verdict: OutcomeVerdict) =>
    outcomes.some((one) => one.severity === severity && one.verdict === verdict);
  if (has('hard', 'fail')) return 'does-not-fit';
  if (has('hard', 'unknown')) return 'unknown';
  return has('soft', 'fail') ? 'fits-with-limits' : 'fits';
}

/** The worst of several. */
export function worstOf(verdicts: readonly FitVerdict[]): FitVerdict {
  return FIT_VERDICTS[Math.max(0, ...verdicts.map((one) => FIT_VERDICTS.indexOf(one)))] ?? 'fits';
}
