import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessSpec } from '../process/managed-process';
import { answersHttp } from '../process/probe';
import type { Tool } from '../tools/server-tools';
import type { StackPorts } from './ports';
import { stackPaths } from './stack-files';
import type { ResolvedOptions } from './stack-options';

/** A server of the message system: alone, or a member of a cluster. */
interface NatsServer {
  name: string;
  port: number;
  monitorPort: number;
  /** Where the other members reach it. */
  routePort: number;
}

const HOST = '127.0.0.1';

function allServers(ports: StackPorts): NatsServer[] {
  return [
    { name: 'nats', port: ports.nats, monitorPort: ports.natsMonitor, routePort: ports.natsRoute },
    {
      name: 'nats-2',
      port: ports.nats2,
      monitorPort: ports.natsMonitor2,
      routePort: ports.natsRoute2,
    },
    {
      name: 'nats-3',
      port: ports.nats3,
      monitorPort: ports.natsMonitor3,
      routePort: ports.natsRoute3,
    },
  ];
}

/** The servers of a stack: one, or three, of which one may be away. Two would need both for every decision. */
export function natsServersOf(ports: StackPorts, count: number): NatsServer[] {
  if (count !== 1 && count !== 3) throw new Error(`NATS runs with 1 or 3 servers, not ${count}.`);
  return allServers(ports).slice(0, count);
}

/** The addresses of all servers, as clients take them: they go to another one when theirs is away. */
export function natsUrlOf(ports: StackPorts, count: number): string {
  return natsServersOf(ports, count)
    .map(({ port }) => `nats://${HOST}:${port}`)
    .join(',');
}

/** The processes of the message system. Members of a cluster are ready when they have caught up with the others. */
export function natsSpecs(
  { options, ports }: { options: ResolvedOptions; ports: StackPorts },
  tool: Tool,
): ProcessSpec[] {
  const servers = natsServersOf(ports, options.natsServers ?? 1);
  const { nats, logs } = stackPaths(options.dir);
  return servers.map(({ name, port, monitorPort, routePort }, index) => {
    const store = index === 0 ? nats : `${nats}-${index + 1}`;
    mkdirSync(store, { recursive: true });
    const listen = ['-a', HOST, '-p', String(port), '-m', String(monitorPort)];
    const others = servers.filter((server) => server.name !== name);
    return {
      name,
      cwd: options.root,
      command: tool.command,
      args: [
        ...[...listen, '-js', '-sd', store, '-n', `solar-local-${index + 1}`],
        ...(others.length > 0 ? clusterOf(routePort, others) : []),
      ],
      env: { ...process.env, ...tool.env },
      logFile: join(logs, `${name}.log`),
      isReady: () => answersHttp(`http://${HOST}:${monitorPort}/healthz`),
    };
  });
}

function clusterOf(routePort: number, others: readonly NatsServer[]): string[] {
  const routes = others.map((other) => `nats://${HOST}:${other.routePort}`).join(',');
  return [
    '--cluster_name',
    'solar',
    '--cluster',
    `nats://${HOST}:${routePort}`,
    '--routes',
    routes,
  ];
}
