import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatDuration } from '../console/step-reporter';
import { Guardian } from '../process/guardian';
import { addUp, oneCheck, type CheckCounts, type PhaseResult } from '../verify/check-result';
import { choosePhases, type Phase } from '../verify/phases';
import type { VerifyContext } from '../verify/verify-context';

/** `npm test`: all phases, or those that are named; goes on after a failure and ends with one plain line. */
export async function testCommand(root: string, names: readonly string[]): Promise<number> {
  const phases = choosePhases(names);
  const reports = join(root, '.local', 'test', 'reports');
  mkdirSync(reports, { recursive: true });
  const context: VerifyContext = { root, reports, guardian: new Guardian() };
  // The guardian ends whatever is running when this process goes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(130));
  }

  const results: PhaseResult[] = [];
  for (const phase of phases) results.push(await runPhase(phase, context));
  context.guardian.dismiss();
  printSummary(results);
  return addUp(results).failed === 0 ? 0 : 1;
}

async function runPhase(phase: Phase, context: VerifyContext): Promise<PhaseResult> {
  console.log(`\n== ${phase.title}`);
  const startedAt = performance.now();
  const counts = await countsOf(phase, context);
  const durationMs = performance.now() - startedAt;
  const verdict = counts.failed === 0 ? 'ok' : `${counts.failed} failed`;
  console.log(`== ${phase.title}: ${verdict} (${formatDuration(durationMs)})`);
  return { title: phase.title, durationMs, ...counts };
}

async function countsOf(phase: Phase, context: VerifyContext): Promise<CheckCounts> {
  try {
    return await phase.run(context);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return oneCheck(false);
  }
}

function printSummary(results: readonly PhaseResult[]): void {
  const width = Math.max(...results.map(({ title }) => title.length));
  const total = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  console.log(`\nSummary (${formatDuration(total)})`);
  for (const { title, passed, failed, durationMs } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`  ${title.padEnd(width)} ${counts}  ${formatDuration(durationMs)}`);
  }
  const { passed, failed } = addUp(results);
  console.log(`${passed} passed, ${failed} failed`);
}
