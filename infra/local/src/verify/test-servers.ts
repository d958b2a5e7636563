import { join } from 'node:path';
import type { Guardian } from '../process/guardian';
import { ManagedProcess } from '../process/managed-process';
import { findFreeBasePort } from '../stack/free-ports';
import { natsSpecs, natsUrlOf } from '../stack/nats-servers';
import { mongodbSpec, type StackContext } from '../stack/process-specs';
import { derivePorts } from '../stack/ports';
import { resolveOptions } from '../stack/stack-options';
import { provideNats } from '../tools/server-tools';

const FIRST_TEST_PORT = 23_000;

/** The MongoDB and NATS that integration tests run on, apart from any running stack. */
export interface TestServers {
  env: { MONGODB_URL: string; NATS_URL: string };
  stop: () => Promise<void>;
}

export async function startTestServers(root: string, guardian: Guardian): Promise<TestServers> {
  const basePort = await findFreeBasePort(FIRST_TEST_PORT);
  const dir = join(root, '.local', 'test');
  const options = resolveOptions({ root, dir, basePort });
  const ports = derivePorts(basePort);
  const context: StackContext = {
    options,
    ports,
    secrets: { stripeWebhookSecret: '', authSecret: '', secondFactorSecret: '', controlToken: '' },
    mongodbUrl: options.mongodbUrl ?? `mongodb://127.0.0.1:${ports.mongodb}/?replicaSet=rs0`,
    publicUrl: '',
  };
  const nats = await provideNats({ toolsDir: options.toolsDir, log: () => {} });
  const specs = [
    ...natsSpecs(context, nats),
    ...(options.mongodbUrl ? [] : [mongodbSpec(context)]),
  ];
  const processes = specs.map((spec) => new ManagedProcess(spec, guardian));
  await Promise.all(processes.map((process) => process.start()));
  return {
    env: { MONGODB_URL: context.mongodbUrl, NATS_URL: natsUrlOf(ports, 1) },
    stop: async () => {
      await Promise.all(processes.map((process) => process.stop()));
    },
  };
}
