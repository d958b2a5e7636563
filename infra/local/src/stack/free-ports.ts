import { isPortFree } from '../process/probe';
import { derivePorts, type StackPorts } from './ports';
import { portsWith, replicasOf } from './replicas';

/** The ports of a stack that something else listens on already. */
export async function occupiedPorts(
  ports: StackPorts,
  replicas = 1,
): Promise<{ name: string; port: number }[]> {
  const wanted = new Map<string, number>(Object.entries(ports));
  for (const { name, port } of replicasOf(ports, replicas)) wanted.set(name, port);
  const checked = await Promise.all(
    [...wanted].map(async ([name, port]) => ({ name, port, free: await isPortFree(port) })),
  );
  return checked.filter(({ free }) => !free).map(({ name, port }) => ({ name, port }));
}

/** The first base port from the given one on whose whole range is free. */
export async function findFreeBasePort(from: number, replicas = 1): Promise<number> {
  const range = portsWith(replicas);
  for (let base = from; base + range < 65_535; base += range) {
    if ((await occupiedPorts(derivePorts(base), replicas)).length === 0) return base;
  }
  throw new Error(`No free range of ${range} ports from ${from} on.`);
}
