import fc from 'fast-check';
import { PORTS_PER_STACK, basePortFrom, derivePorts } from '../../src/stack/ports';

test('the ports of a stack are distinct and lie in one range from its base', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 65_000 }), (base) => {
      const ports = Object.values(derivePorts(base));
      expect(new Set(ports).size).toBe(PORTS_PER_STACK);
      expect(Math.min(...ports)).toBe(base);
      expect(Math.max(...ports)).toBe(base + PORTS_PER_STACK - 1);
    }),
  );
});

test('two clones whose bases are far enough apart share no port', () => {
  const first = Object.values(derivePorts(8080));
  const second = Object.values(derivePorts(8080 + PORTS_PER_STACK));
  expect(first.filter((port) => second.includes(port))).toEqual([]);
});

test('PORT is optional, and nonsense is refused', () => {
  expect(basePortFrom({})).toBe(8080);
  expect(basePortFrom({ PORT: '' })).toBe(8080);
  expect(basePortFrom({ PORT: '9000' })).toBe(9000);
  for (const PORT of ['web', '0', '-1', '80.5', '65535']) {
    expect(() => basePortFrom({ PORT })).toThrow(/PORT/);
  }
});
