import type { CheckCounts } from './check-result';

/** The part of `jest --json` that is counted. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before a test of theirs could run. */
  numRuntimeErrorTestSuites: number;
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What broke outside of any test, such as the global set-up. */
  errors: unknown[];
}

export function countJest(report: JestReport): CheckCounts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

export function countPlaywright({ stats, errors }: PlaywrightReport): CheckCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A runner that reports success but ended badly, or that left no report, has failed once more. */
export function withExitCode(counts: CheckCounts | null, exitCode: number): CheckCounts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const brokeSilently = failed === 0 && (exitCode !== 0 || counts === null);
  return { passed, failed: brokeSilently ? 1 : failed };
}
