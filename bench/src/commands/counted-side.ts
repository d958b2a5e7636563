import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Ports from '@solar/infra-local/stack/ports';
import { SERVICES, type ServiceName } from '@solar/infra-local/stack/parts';
import { Side, type SideOptions } from '../stack/side';
import { CommandProxy, type SentCommand } from './command-proxy';

/** A stack whose services reach the database through proxies, one for each. */
export interface CountedSide {
  side: Side;
  stop: () => Promise<void>;
}

/** Starts a stack and hands every command of its services to `onCommand`. */
export async function startCounted(
  options: SideOptions,
  onCommand: (service: ServiceName, command: SentCommand) => void,
): Promise<CountedSide> {
  const basePort = await Side.freeBasePort();
  const target = databaseOf(options.root, basePort);
  const proxies = await Promise.all(
    SERVICES.map((service) => CommandProxy.start(target, (command) => onCommand(service, command))),
  );
  const stopProxies = () => Promise.all(proxies.map((proxy) => proxy.close()));
  const serviceEnv = Object.fromEntries(
    SERVICES.map((service, index) => [
      service,
      { ...options.serviceEnv?.[service], MONGODB_URL: proxies[index]?.url ?? '' },
    ]),
  );
  try {
    const side = await Side.start({ ...options, basePort, serviceEnv });
    const stop = async (): Promise<void> => {
      await side.stop();
      await stopProxies();
    };
    return { side, stop };
  } catch (error) {
    await stopProxies();
    throw error;
  }
}

/** The database that the stack will use: the given one, or its own on the port that its own tools choose. */
function databaseOf(root: string, basePort: number): { host: string; port: number } {
  const given = process.env['MONGODB_URL'];
  if (given) {
    const { hostname, port } = new URL(given);
    return { host: hostname, port: Number(port || 27_017) };
  }
  const load = createRequire(join(root, 'package.json'));
  const { derivePorts } = load('./infra/local/dist/stack/ports.js') as typeof Ports;
  return { host: '127.0.0.1', port: derivePorts(basePort).mongodb };
}
