import autocannon from 'autocannon';
import { cpuMsOf } from './process-usage';

/** Processes whose CPU time is counted: those that answer, and the database under them. */
export interface Watched {
  answering: readonly number[];
  database: readonly number[];
}

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers other than 2xx, and requests without one. */
  failed: number;
  cpuMsPerRequest: number;
  databaseCpuMsPerRequest: number;
}

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  /** Headers and body of each client. */
  client?: (index: number) => { headers?: Record<string, string>; body?: unknown };
}

const WARM_UP_SECONDS = 1;
const WARM_UP_CLIENTS = 4;

/** Lets the engine compile what is hot before it is measured. */
export async function warmUp(target: Target): Promise<void> {
  await load(target, WARM_UP_CLIENTS, WARM_UP_SECONDS);
}

export async function measure(
  target: Target,
  clients: number,
  seconds: number,
  watched: Watched,
): Promise<Figures> {
  return withCpu(watched, async () => {
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

/** Adds the CPU time that was used meanwhile, for each request that was done. */
async function withCpu(
  watched: Watched,
  run: () => Promise<{
    done: number;
    perSecond: number;
    p50Ms: number;
    p99Ms: number;
    failed: number;
  }>,
): Promise<Figures> {
  const before = { answering: cpuMsOf(watched.answering), database: cpuMsOf(watched.database) };
  const { done, ...figures } = await run();
  const each = (after: number, start: number): number => (after - start) / Math.max(1, done);
  return {
    ...figures,
    cpuMsPerRequest: each(cpuMsOf(watched.answering), before.answering),
    databaseCpuMsPerRequest: each(cpuMsOf(watched.database), before.database),
  };
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
  watched: Watched,
): Promise<Figures> {
  return withCpu(watched, async () => {
    const startedAt = performance.now();
    const end = startedAt + seconds * 1000;
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
    const elapsed = (performance.now() - startedAt) / 1000;
    const ordered = times.sort((one, other) => one - other);
    return {
      done: times.length,
      perSecond: times.length / elapsed,
      p50Ms: quantile(ordered, 0.5),
      p99Ms: quantile(ordered, 0.99),
      failed,
    };
  });
}

function quantile(ordered: readonly number[], share: number): number {
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}
