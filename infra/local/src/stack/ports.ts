/** Distance of every port from the base port, which is the edge's. */
const OFFSETS = {
  edge: 0,
  catalog: 1,
  checkout: 2,
  account: 3,
  admin: 4,
  inventory: 5,
  payments: 6,
  smtp: 7,
  mailWeb: 8,
  nats: 9,
  natsMonitor: 10,
  mongodb: 11,
  control: 12,
  renderer: 13,
  // Of a cluster of three servers; a stack with one leaves them free.
  natsRoute: 14,
  nats2: 15,
  natsMonitor2: 16,
  natsRoute2: 17,
  nats3: 18,
  natsMonitor3: 19,
  natsRoute3: 20,
} as const;

export type PortName = keyof typeof OFFSETS;
export type StackPorts = Record<PortName, number>;

export const DEFAULT_BASE_PORT = 8080;
const HIGHEST_OFFSET = Math.max(...Object.values(OFFSETS));
export const PORTS_PER_STACK = HIGHEST_OFFSET + 1;

/** All ports of one stack, derived from one number so that clones can run side by side. */
export function derivePorts(base: number): StackPorts {
  if (!Number.isInteger(base) || base < 1 || base + HIGHEST_OFFSET > 65_535) {
    throw new Error(`PORT must be a number from 1 to ${65_535 - HIGHEST_OFFSET}, not ${base}.`);
  }
  const entries = Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]);
  return Object.fromEntries(entries) as StackPorts;
}

/** Reads `PORT`; an empty or missing one is the default. */
export function basePortFrom(env: Readonly<Record<string, string | undefined>>): number {
  const text = env['PORT']?.trim();
  return derivePorts(text ? Number(text) : DEFAULT_BASE_PORT).edge;
}
