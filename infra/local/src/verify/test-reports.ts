import { dirname, join } from 'node:path';
import type { CheckCounts } from './check-result';

/**
 * So many test files of a kind, or journeys, may pass at a second try only. Hundreds of them wait for brokers and
 * browsers on two shared cores: one may fail by chance, but more than these in a run is a fault.
 */
const MOST_SECOND_TRIES = 2;

/** The part of `jest --json` that is read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before a test of theirs could run. */
  numRuntimeErrorTestSuites: number;
  testResults: readonly JestFile[];
}

export interface JestFile {
  /** Full path. */
  name: string;
  status: string;
  assertionResults: readonly {
    status: string;
    fullName: string;
    ancestorTitles?: readonly string[];
  }[];
}

/** Where shares of a service's integration tests lie; each of its files is a suite in one of them, under its name. */
const SHARE = '.int-specs.ts';

/** A report as if each file had run by itself, so that one that failed is named and can be tried again alone. */
export function withoutShares(report: JestReport): JestReport {
  return { ...report, testResults: report.testResults.flatMap(filesOf) };
}

function filesOf(result: JestFile): readonly JestFile[] {
  if (!result.name.endsWith(SHARE) || result.assertionResults.length === 0) return [result];
  const tests = dirname(dirname(result.name));
  const files = new Map<string, JestFile['assertionResults'][number][]>();
  for (const test of result.assertionResults) {
    const name = join(tests, test.ancestorTitles?.[0] ?? '');
    files.set(name, [...(files.get(name) ?? []), test]);
  }
  return [...files].map(([name, assertionResults]) => {
    const failed = assertionResults.some(({ status }) => status === 'failed');
    return { name, status: failed ? 'failed' : 'passed', assertionResults };
  });
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What broke outside of any test, such as the global set-up. */
  errors: unknown[];
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; tests: readonly { status: string }[] }[];
}

export function countJest(report: JestReport): CheckCounts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
  };
}

/** Of a file that broke before its tests ran, its own name. */
function failuresOf({ name, assertionResults }: JestFile): string[] {
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  return tests.length === 0 ? [name] : tests.map(({ fullName }) => fullName);
}

/** The files that failed, when they are few enough to be tried again; none otherwise. */
export function filesForSecondTry({ testResults }: JestReport): string[] {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= MOST_SECOND_TRIES ? failed : [];
}

/** What counts after some files ran again: their second run, and of the first run all other files. */
export function countSecondTry(
  first: JestReport,
  again: readonly string[],
  second: CheckCounts,
): CheckCounts {
  const passedBefore = first.testResults
    .filter(({ name }) => again.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return { ...second, passed: first.numPassedTests - passedBefore + second.passed };
}

/** Without what passed at a second try, which is counted over all runs that go side by side. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): CheckCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: journeysThatWere('unexpected', suites),
  };
}

/** Journeys that passed at their second try count as passed, unless they are too many. */
export function countFlaky(journeys: readonly string[]): CheckCounts {
  const { length } = journeys;
  return length <= MOST_SECOND_TRIES
    ? { passed: length, failed: 0 }
    : { passed: 0, failed: length, failures: journeys };
}

/** Titles of the journeys that passed at their second try. */
export function flakyJourneys({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return journeysThatWere('flaky', suites);
}

function journeysThatWere(outcome: string, suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ title }) => title),
    ...journeysThatWere(outcome, suite.suites ?? []),
  ]);
}

/** A runner that reports success but ended badly, or that left no report, has failed once more. */
export function withExitCode(counts: CheckCounts | null, exitCode: number): CheckCounts {
  if (counts === null) return { passed: 0, failed: 1 };
  return counts.failed === 0 && exitCode !== 0 ? { ...counts, failed: 1 } : counts;
}
