import fc from 'fast-check';
import { RestartBackoff } from '../../src/process/backoff';

test('waits grow while a process dies young, up to a limit', () => {
  const backoff = new RestartBackoff();
  const waits = Array.from({ length: 8 }, () => backoff.next(100));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
});

test('after a healthy life the next wait is short again, whatever came before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60_000), { maxLength: 20 }), (lives) => {
      const backoff = new RestartBackoff();
      for (const lived of lives) backoff.next(lived);
      expect(backoff.next(30_000)).toBe(250);
    }),
  );
});
