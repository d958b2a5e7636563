import type { Comparison } from './comparison';

/** One side at rest. */
export interface SideFigures {
  commit: string;
  coldStartMs: Readonly<Record<string, number>>;
  /** Resident memory of the five services. */
  memoryBytes: number;
}

/** Everything that a run against another commit found. */
export interface AgainstResults {
  date: string;
  machine: string;
  loadAverage: readonly number[];
  engine: string;
  products: number;
  seconds: number;
  rounds: number;
  before: SideFigures;
  after: SideFigures;
  cases: Comparison[];
}
