import { formatDuration } from '../console/step-reporter';
import { oneCheck, type CheckCounts, type PhaseResult } from './check-result';
import type { Phase } from './phases';
import type { VerifyContext } from './verify-context';

/** So many of the phases that only read run at a time: each takes about one core. */
const LANES = 2;

/** Runs all phases, in their order; neighbours that only read run side by side. A failure stops nothing. */
export async function runPhases(
  phases: readonly Phase[],
  context: VerifyContext,
): Promise<PhaseResult[]> {
  const results: PhaseResult[] = [];
  for (const group of groupsOf(phases)) {
    for (const { title } of group) console.log(`\n== ${title}`);
    results.push(...(await inLanes(group, (phase) => runPhase(phase, context))));
  }
  return results;
}

/** Phases that run side by side; each of the others is a group of its own. */
export function groupsOf(phases: readonly Phase[]): Phase[][] {
  const groups: Phase[][] = [];
  let open: Phase[] | null = null;
  for (const phase of phases) {
    if (phase.onlyReads && open) {
      open.push(phase);
      continue;
    }
    const group = [phase];
    groups.push(group);
    open = phase.onlyReads ? group : null;
  }
  return groups;
}

async function inLanes<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

async function runPhase(phase: Phase, context: VerifyContext): Promise<PhaseResult> {
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
