import { rmSync } from 'node:fs';
import { findFreeBasePort } from '@solar/infra-local/stack/free-ports';
import type { StackOptions } from '@solar/infra-local/stack/stack-options';
import { startStack } from '@solar/infra-local/stack/start-stack';
import { ROOT, STACK_DIR } from './stack-address';

const FIRST_PORT = 31_000;
/** Ports are kept free for the replicas that a proof starts later. */
const MOST_REPLICAS = 3;
/** One address makes all requests of the run. */
const MANY_REQUESTS = { RATE_LIMIT_FACTOR: '1000' };
/** The orders of two years take some seconds, and no test reads them. */
const FEW_ORDERS = { DEMO_HISTORY: 'none' };
/** Holds end quickly, so that a test can watch an abandoned payment and a declined card free their stock. */
const SHORT_HOLD = { HOLD_SECONDS: '40', DECLINE_GRACE_SECONDS: '10' };
/** Half a minute: a test waits until a question that nobody answers becomes a ticket. */
const SHORT_PATIENCE = { CHAT_UNANSWERED_MINUTES: '0.5' };

export default function globalSetup(): Promise<() => Promise<void>> {
  return startForTests();
}

/** Starts a fresh stack with demo data for the whole run, unless SOLAR_STACK_DIR names a running one. */
export async function startForTests(
  options: Pick<StackOptions, 'natsServers' | 'quickPictures' | 'serviceEnv'> = {},
  firstPort = FIRST_PORT,
): Promise<() => Promise<void>> {
  if (process.env['SOLAR_STACK_DIR']) return async () => undefined;
  rmSync(STACK_DIR, { recursive: true, force: true });
  const { stop } = await startStack({
    root: ROOT,
    dir: STACK_DIR,
    basePort: await findFreeBasePort(firstPort, MOST_REPLICAS),
    build: false,
    quickPictures: true,
    env: { ...MANY_REQUESTS, ...FEW_ORDERS },
    serviceEnv: { checkout: SHORT_HOLD, account: SHORT_PATIENCE },
    apiRate: 5_000,
    apiBurst: 10_000,
    ...options,
  });
  return stop;
}
