import type { Conditions } from '../report/results';
import type { Comparison } from './comparison';

/** One side at rest. */
export interface SideFigures {
  commit: string;
  coldStartMs: Readonly<Record<string, number>>;
  /** Resident memory of the five services. */
  memoryBytes: number;
}

/** Everything that a run against another commit found. */
export interface AgainstResults extends Conditions {
  rounds: number;
  before: SideFigures;
  after: SideFigures;
  cases: Comparison[];
}
