import type { Conditions } from './conditions';
import type { Figure, Outcome, ReasonParam, Severity } from './outcome';
import { numberOf, numbersOf, textOf, textsOf, type Part } from './part';

/** Two parts in the order that the rule names them, and the conditions of the place. */
export type Pair = { a: Part; b: Part; conditions: Conditions };

/** What a formula found. `params` are the numbers and words of the sentence. */
export type Finding = {
  passes: boolean;
  figures?: readonly Figure[];
  limits?: readonly Figure[];
  params?: Readonly<Record<string, ReasonParam>>;
  /** Names a sentence for this case alone, where that of the rule would say it badly. */
  variant?: string | undefined;
  /** Where this case is milder than the rule. */
  severity?: Severity | undefined;
};

/**
 * Reads published values for a formula and remembers what is not published. The formula goes on with NaN or an empty
 * value, and its finding is dropped for "not published", so that nothing is ever guessed.
 */
export class Datasheets {
  readonly missing: string[] = [];

  number(part: Part, code: string): number {
    return numberOf(part, code) ?? this.lack(code, NaN);
  }

  numbers(part: Part, code: string): readonly number[] {
    return numbersOf(part, code) ?? this.lack(code, []);
  }

  text(part: Part, code: string): string {
    return textOf(part, code) ?? this.lack(code, '');
  }

  texts(part: Part, code: string): readonly string[] {
    return textsOf(part, code) ?? this.lack(code, []);
  }

  private lack<T>(code: string, instead: T): T {
    if (!this.missing.includes(code)) this.missing.push(code);
    return instead;
  }
}

/** A rule: what it is called, whether it blocks or warns, where its formula is from, and the formula. */
export type Rule = {
  id: string;
  severity: Severity;
  source: string;
  /** Null where the rule does not apply to the two. */
  formula: (pair: Pair, datasheets: Datasheets) => Finding | null;
};

/** The outcome of each rule that applies. */
export function evaluate(rules: readonly Rule[], pair: Pair): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const rule of rules) {
    const datasheets = new Datasheets();
    const finding = rule.formula(pair, datasheets);
    if (finding) outcomes.push(outcomeOf(rule, finding, datasheets.missing));
  }
  return outcomes;
}

function outcomeOf(rule: Rule, finding: Finding, missing: readonly string[]): Outcome {
  const { id } = rule;
  const severity = finding.severity ?? rule.severity;
  if (missing.length > 0) {
    const reason = { key: 'not-published', params: { missing } };
    return { rule: id, severity, verdict: 'unknown', figures: [], limits: [], reason };
  }
  const { figures = [], limits = [], params = {}, variant } = finding;
  const numbers = [...figures, ...limits].map(({ value }) => value);
  if (![...numbers, ...Object.values(params)].every(isPlausible)) {
    const reason = { key: 'not-plausible', params: {} };
    return { rule: id, severity, verdict: 'unknown', figures: [], limits: [], reason };
  }
  const verdict = finding.passes ? 'pass' : 'fail';
  return {
    rule: id,
    severity,
    verdict,
    figures,
    limits,
    reason: { key: [id, ...(variant ? [variant] : []), verdict].join('.'), params },
  };
}

/** A voltage of zero on a datasheet makes endless strings. */
const isPlausible = (value: ReasonParam) => typeof value !== 'number' || Number.isFinite(value);
