import autocannon from 'autocannon';
import { cpuMsOf } from '../stack/process-usage';

/** Processes whose CPU time is counted: those that answer, the database under them, and the rest of the stack. */
export interface Watched {
  services: readonly number[];
  database: readonly number[];
  others: readonly number[];
}

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers other than 2xx, and requests without one. */
  failed: number;
  cpuMsPerRequest: number;
  databaseCpuMsPerRequest: number;
  /** Broker, payment server, mail and edge. */
  otherCpuMsPerRequest: number;
}

/** What is watched during a run. */
export interface Measuring {
  watched: Watched;
  /** Waits for the work that goes on after the answers and says when it ended: it counts, in time and in CPU. */
  settle?: () => Promise<number>;
}

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  /** Headers and body of each client. */
  client?: (index: number) => { headers?: Record<string, string>; body?: unknown };
}

const WARM_UP_SECONDS = 2;
const WARM_UP_CLIENTS = 8;

/** Lets the engine compile what is hot before it is measured. */
export async function warmUp(target: Target): Promise<void> {
  await load(target, WARM_UP_CLIENTS, WARM_UP_SECONDS);
}

export async function measure(
  target: Target,
  clients: number,
  seconds: number,
  measuring: Measuring,
): Promise<Figures> {
  return withCpu(measuring.watched, async () => {
    const result = await load(target, clients, seconds);
    return {
      done: result['2xx'],
      perSecond: result['2xx'] / result.duration,
      p50Ms: result.latency.p50,
      p99Ms: result.latency.p99,
      failed: result.non2xx + result.errors,
    };
  });
}

type Counted = Pick<Figures, 'perSecond' | 'p50Ms' | 'p99Ms' | 'failed'> & { done: number };

/** Adds the CPU time that was used meanwhile, for each request that was done. */
async function withCpu(watched: Watched, run: () => Promise<Counted>): Promise<Figures> {
  const before = cpuOf(watched);
  const { done, ...figures } = await run();
  const after = cpuOf(watched);
  const each = (group: keyof Watched): number => (after[group] - before[group]) / Math.max(1, done);
  return {
    ...figures,
    cpuMsPerRequest: each('services'),
    databaseCpuMsPerRequest: each('database'),
    otherCpuMsPerRequest: each('others'),
  };
}

function cpuOf({ services, database, others }: Watched): Record<keyof Watched, number> {
  return { services: cpuMsOf(services), database: cpuMsOf(database), others: cpuMsOf(others) };
}

function load({ url, method = 'GET', client }: Target, connections: number, duration: number) {
  let next = 0;
  return autocannon({
    url,
    method,
    connections,
    duration,
    setupClient: (connection) => {
      const { headers, body } = client?.(next++) ?? {};
      connection.setHeaders({
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      });
      if (body) connection.setBody(JSON.stringify(body));
    },
  });
}

/** The same for work of several steps: each client does it again and again until the time is over. */
export function measureWork(
  work: (client: number, round: number) => Promise<void>,
  clients: number,
  seconds: number,
  { watched, settle }: Measuring,
): Promise<Figures> {
  return withCpu(watched, async () => {
    const startedAt = performance.now();
    const { times, failed } = await repeat(work, clients, startedAt + seconds * 1000);
    // Answers may come before the work is done: what piles up behind them must not count as speed.
    const answeredAt = performance.now();
    const endedAt = Math.max(answeredAt, (await settle?.()) ?? 0);
    const ordered = times.sort((one, other) => one - other);
    return {
      done: times.length,
      perSecond: times.length / ((endedAt - startedAt) / 1000),
      p50Ms: quantile(ordered, 0.5),
      p99Ms: quantile(ordered, 0.99),
      failed,
    };
  });
}

async function repeat(
  work: (client: number, round: number) => Promise<void>,
  clients: number,
  end: number,
): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const loop = async (client: number): Promise<void> => {
    for (let round = 0; performance.now() < end; round += 1) {
      const from = performance.now();
      try {
        await work(client, round);
        times.push(performance.now() - from);
      } catch (error) {
        failed += 1;
        console.error(`  !! ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  return { times, failed };
}

function quantile(ordered: readonly number[], share: number): number {
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}
