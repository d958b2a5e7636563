import { SERVICES } from '../../src/stack/parts';
import { derivePorts } from '../../src/stack/ports';
import { portsWith, replicasOf } from '../../src/stack/replicas';

const BASE = 9_000;
const ports = derivePorts(BASE);

test('the first replica of a service has its name and port', () => {
  expect(replicasOf(ports, 1)).toEqual(
    SERVICES.map((service) => ({ service, name: service, port: ports[service] })),
  );
});

test('names and ports of replicas are distinct, and none is of another part of the stack', () => {
  const replicas = replicasOf(ports, 3);
  const all = new Set(Object.values(ports));
  for (const { port } of replicas.slice(SERVICES.length)) {
    expect(all.has(port)).toBe(false);
    all.add(port);
  }
  expect(new Set(replicas.map(({ name }) => name)).size).toBe(SERVICES.length * 3);
  expect(Math.max(...all)).toBe(BASE + portsWith(3) - 1);
});

test('replicas keep their names and ports when others are added', () => {
  expect(replicasOf(ports, 3).slice(0, SERVICES.length * 2)).toEqual(replicasOf(ports, 2));
});

test('no replica at all is refused', () => {
  for (const count of [0, -1, 1.5, Number.NaN]) {
    expect(() => replicasOf(ports, count)).toThrow(/1 or more/);
  }
});
