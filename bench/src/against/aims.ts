import { MB } from '../report/markdown';
import type { AgainstResults } from './against-results';

/** One aim and whether it was reached; null when its case was not run. */
export interface Verdict {
  aim: string;
  found: string;
  reached: boolean | null;
}

const MEMORY_MB = 600;
const COLD_START_MS = 1_200;
/** A third of the processor time. */
const CHECKOUT_CPU_SHARE = 1 / 3;

/** Aims in requests per second, before to after. */
const RATES: readonly { name: string; clients: number; times: number; cpuShare?: number }[] = [
  { name: 'whole checkout', clients: 8, times: 4, cpuShare: CHECKOUT_CPU_SHARE },
  { name: 'whole checkout', clients: 64, times: 5, cpuShare: CHECKOUT_CPU_SHARE },
  { name: 'add to cart', clients: 16, times: 4 },
  { name: 'search', clients: 16, times: 3 },
  { name: 'suggestions', clients: 16, times: 3 },
  { name: 'product list', clients: 16, times: 1.5 },
  { name: 'list with facets', clients: 16, times: 1.5 },
  { name: 'admin order list', clients: 16, times: 2 },
];

/** What the redesign of messages and stores was to reach, beside what this run found. */
export function verdicts(results: AgainstResults): Verdict[] {
  return [
    ...RATES.flatMap((aim) => rateVerdicts(aim, results)),
    memoryVerdict(results),
    ...coldStartVerdicts(results),
  ];
}

function rateVerdicts(aim: (typeof RATES)[number], { cases }: AgainstResults): Verdict[] {
  const found = cases.find(({ name, clients }) => name === aim.name && clients === aim.clients);
  const at = `${aim.name}, ${aim.clients} clients`;
  const rate: Verdict = {
    aim: `${at}: at least ${aim.times} × the requests per second`,
    found: found ? `${found.ratio.toFixed(2)} ×` : 'not run',
    reached: found ? found.ratio >= aim.times && found.after.failed === 0 : null,
  };
  if (aim.cpuShare === undefined) return [rate];
  return [
    rate,
    {
      aim: `${at}: at most ${aim.cpuShare.toFixed(2)} × the processor time`,
      found: found ? `${found.cpuShare.toFixed(2)} ×` : 'not run',
      reached: found ? found.cpuShare <= aim.cpuShare : null,
    },
  ];
}

function memoryVerdict({ after }: AgainstResults): Verdict {
  const megabytes = after.memoryBytes / MB;
  return {
    aim: `five services at rest: at most ${MEMORY_MB} MB`,
    found: `${Math.round(megabytes)} MB`,
    reached: megabytes <= MEMORY_MB,
  };
}

function coldStartVerdicts({ after }: AgainstResults): Verdict[] {
  return Object.entries(after.coldStartMs).map(([service, ms]) => ({
    aim: `cold start of ${service}: at most ${COLD_START_MS / 1000} s`,
    found: `${(ms / 1000).toFixed(2)} s`,
    reached: ms <= COLD_START_MS,
  }));
}
