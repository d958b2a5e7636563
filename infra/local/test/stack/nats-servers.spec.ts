import { natsServersOf, natsUrlOf } from '../../src/stack/nats-servers';
import { derivePorts } from '../../src/stack/ports';

const ports = derivePorts(9_000);

test('a stack has one server of the message system, or three with names and ports of their own', () => {
  expect(natsServersOf(ports, 1)).toMatchObject([{ name: 'nats', port: ports.nats }]);
  const servers = natsServersOf(ports, 3);
  expect(servers.map(({ name }) => name)).toEqual(['nats', 'nats-2', 'nats-3']);
  const taken = servers.flatMap(({ port, monitorPort, routePort }) => [
    port,
    monitorPort,
    routePort,
  ]);
  expect(new Set(taken).size).toBe(9);
});

test('clients get all servers', () => {
  expect(natsUrlOf(ports, 1)).toBe(`nats://127.0.0.1:${ports.nats}`);
  expect(natsUrlOf(ports, 3).split(',')).toHaveLength(3);
});

test('two servers are refused: they need each other for every decision', () => {
  expect(() => natsServersOf(ports, 2)).toThrow(/1 or 3/);
});
