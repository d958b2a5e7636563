import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatDuration } from '../console/step-reporter';
import { Guardian } from '../process/guardian';
import { addUp, type PhaseResult } from '../verify/check-result';
import { choosePhases } from '../verify/phases';
import { runPhases } from '../verify/run-phases';
import { sliceOf } from '../verify/slice';
import type { VerifyContext } from '../verify/verify-context';

/**
 * `npm test`: all phases, or those that are named, of everything or of one slice (`--slice checkout`); goes on after a
 * failure and ends with one plain line.
 */
export async function testCommand(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { slice: { type: 'string' } },
  });
  const phases = choosePhases(positionals);
  const slice = values.slice === undefined ? undefined : sliceOf(root, values.slice);
  const reports = join(root, '.local', 'test', 'reports');
  mkdirSync(reports, { recursive: true });
  const context: VerifyContext = { root, reports, guardian: new Guardian(), slice };
  // The guardian ends whatever is running when this process goes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(130));
  }

  const startedAt = performance.now();
  const results = await runPhases(phases, context);
  context.guardian.dismiss();
  printSummary(results, performance.now() - startedAt);
  return addUp(results).failed === 0 ? 0 : 1;
}

function printSummary(results: readonly PhaseResult[], totalMs: number): void {
  const width = Math.max(...results.map(({ title }) => title.length));
  console.log(`\nSummary (${formatDuration(totalMs)})`);
  for (const { title, passed, failed, failures = [], durationMs } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`  ${title.padEnd(width)} ${counts}  ${formatDuration(durationMs)}`);
    for (const failure of failures) console.log(`    failed: ${failure}`);
  }
  const { passed, failed } = addUp(results);
  console.log(`${passed} passed, ${failed} failed`);
}
