import { join } from 'node:path';
import type { CheckCounts } from './check-result';
import type { Slice } from './slice';
import { countJest, countSecondTry, filesForSecondTry, type JestReport } from './test-reports';
import { runTests, type VerifyContext } from './verify-context';

type Kind = 'unit' | 'integration';

/** Unit tests keep their core busy; integration tests wait for the database and for timers in between. */
const JEST_WORKERS = { unit: 2, integration: 3 };

/** Runs all tests of a kind; files that failed, if they are few, once more and alone. */
export async function runJest(
  context: VerifyContext,
  kind: Kind,
  env: Record<string, string>,
): Promise<CheckCounts> {
  const run = (name: string, files: readonly string[], workers: number) =>
    runTests<JestReport>(context, {
      name,
      tool: 'jest',
      args: argsOf(reportFileOf(context, name), files, workers),
      env: { TEST_KIND: kind, ...env },
      reportFile: reportFileOf(context, name),
      count: countJest,
    });
  const first = await run(
    kind,
    context.slice ? testsOf(context.slice, kind) : [],
    JEST_WORKERS[kind],
  );
  const again = first.report ? filesForSecondTry(first.report) : [];
  if (!first.report || again.length === 0) return first.counts;

  console.log(`  -- once more, alone: ${again.join(', ')}`);
  const second = await run(`${kind}-again`, ['--runTestsByPath', ...again], 1);
  return countSecondTry(first.report, again, second.counts);
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
