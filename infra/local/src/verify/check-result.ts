/** What one phase of `npm test` found. */
export interface CheckCounts {
  passed: number;
  failed: number;
  /** Titles of the tests that failed, which the summary names again at the end of a long output. */
  failures?: readonly string[];
}

export interface PhaseResult extends CheckCounts {
  title: string;
  durationMs: number;
}

export function addUp(results: readonly CheckCounts[]): CheckCounts {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures = [] }) => failures),
  };
}

/** A command that only succeeds or fails counts as one check. */
export function oneCheck(succeeded: boolean): CheckCounts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}
