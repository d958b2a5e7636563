import { isPortFree } from '../process/probe';
import { PORTS_PER_STACK, derivePorts, type PortName, type StackPorts } from './ports';

/** The ports of a stack that something else listens on already. */
export async function occupiedPorts(
  ports: StackPorts,
): Promise<{ name: PortName; port: number }[]> {
  const checked = await Promise.all(
    (Object.entries(ports) as [PortName, number][]).map(async ([name, port]) => ({
      name,
      port,
      free: await isPortFree(port),
    })),
  );
  return checked.filter(({ free }) => !free).map(({ name, port }) => ({ name, port }));
}

/** The first base port from the given one on whose whole range is free. */
export async function findFreeBasePort(from: number): Promise<number> {
  for (let base = from; base + PORTS_PER_STACK < 65_535; base += PORTS_PER_STACK) {
    if ((await occupiedPorts(derivePorts(base))).length === 0) return base;
  }
  throw new Error(`No free range of ${PORTS_PER_STACK} ports from ${from} on.`);
}
