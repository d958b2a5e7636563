import { SERVICES, type ServiceName } from './parts';
import { PORTS_PER_STACK, type StackPorts } from './ports';

/** One process of a service. The first has the service's name, the others a number behind it: `checkout`, `checkout-2`. */
export interface Replica {
  service: ServiceName;
  name: string;
  port: number;
}

/** Ports from the base on that a stack with so many replicas takes. */
export function portsWith(replicas: number): number {
  return PORTS_PER_STACK + (replicas - 1) * SERVICES.length;
}

/**
 * The processes of all services. First ones have the ports of the stack; every further replica has a row of ports of its own behind
 * them, so that a stack that grows keeps what it has.
 */
export function replicasOf(ports: StackPorts, count: number): Replica[] {
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`A service runs in 1 or more replicas, not ${count}.`);
  }
  const rows = Array.from({ length: count }, (_, row) => row);
  return rows.flatMap((row) =>
    SERVICES.map((service, column) =>
      row === 0
        ? { service, name: service, port: ports[service] }
        : {
            service,
            name: `${service}-${row + 1}`,
            port: ports.edge + portsWith(row) + column,
          },
    ),
  );
}
