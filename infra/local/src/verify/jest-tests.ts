import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckCounts } from './check-result';
import type { Slice } from './slice';
import {
  countJest,
  countSecondTry,
  filesForSecondTry,
  withoutShares,
  type JestReport,
} from './test-reports';
import { runTests, type VerifyContext } from './verify-context';

type Kind = 'unit' | 'integration';

/** As the presets of Jest name them; of a service, integration tests that run together share what they load. */
const TEST_KIND = { unit: 'unit', integration: 'shares' };
/** Unit tests keep their core busy; integration tests wait for the database and for timers in between. */
const JEST_WORKERS = { unit: 2, integration: 3 };

/** Runs all tests of a kind; files that failed, if they are few, once more and alone. */
export async function runJest(
  context: VerifyContext,
  kind: Kind,
  given: Record<string, string>,
): Promise<CheckCounts> {
  const env = { ...given, ...expectations(context, kind) };
  const run = (name: string, testKind: string, files: readonly string[], workers: number) =>
    runTests<JestReport>(context, {
      name,
      tool: 'jest',
      args: argsOf(reportFileOf(context, name), files, workers),
      env: { TEST_KIND: testKind, ...env },
      reportFile: reportFileOf(context, name),
      count: countJest,
    });
  const first = await run(
    kind,
    TEST_KIND[kind],
    context.slice ? testsOf(context.slice, kind) : [],
    JEST_WORKERS[kind],
  );
  if (!first.report) return first.counts;
  const report = withoutShares(first.report);
  const again = filesForSecondTry(report);
  if (again.length === 0) return first.counts;

  console.log(`  -- once more, alone: ${again.join(', ')}`);
  const second = await run(`${kind}-again`, kind, ['--runTestsByPath', ...again], 1);
  return countSecondTry(report, again, second.counts);
}

/** Unit tests of front ends note what they expect of the services, which integration tests of the same run hold the services to. */
function expectations({ root }: VerifyContext, kind: Kind): Record<string, string> {
  const folder = join(root, '.local', 'test', 'expectations');
  if (kind === 'unit') rmSync(folder, { recursive: true, force: true });
  return kind === 'unit' || existsSync(folder) ? { EXPECTATIONS_DIR: folder } : {};
}

const reportFileOf = ({ reports }: VerifyContext, name: string) => join(reports, `${name}.json`);

function argsOf(reportFile: string, files: readonly string[], workers: number): string[] {
  return [
    '--json',
    '--outputFile',
    reportFile,
    '--maxWorkers',
    String(workers),
    '--silent',
    ...files,
  ];
}

/** The slice's own tests, and with the unit tests those that hold its contracts to the last release. */
function testsOf({ workspaces }: Slice, kind: Kind): string[] {
  const folders = workspaces.map((folder) => `/${folder}/`);
  return kind === 'unit'
    ? [...folders, 'packages/build/test/contract-changes']
    : [...folders, '--passWithNoTests'];
}
