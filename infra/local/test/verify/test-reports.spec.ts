import fc from 'fast-check';
import { addUp, oneCheck } from '../../src/verify/check-result';
import { choosePhases, PHASES } from '../../src/verify/phases';
import { groupsOf } from '../../src/verify/run-phases';
import { countJest, countPlaywright, withExitCode } from '../../src/verify/test-reports';

test('a test file that could not run counts as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(countJest(report)).toEqual({ passed: 7, failed: 3 });
});

test('a flaky journey passed, an error outside of the journeys failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 2 });
});

test('a run is only clean with a report, without failures, and with exit code 0', () => {
  const clean = { passed: 3, failed: 0 };
  expect(withExitCode(clean, 0)).toEqual(clean);
  expect(withExitCode(clean, 1)).toEqual({ passed: 3, failed: 1 });
  expect(withExitCode(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('the sum is over all phases', () => {
  const counts = fc.record({ passed: fc.nat(1000), failed: fc.nat(1000) });
  fc.assert(
    fc.property(fc.array(counts), counts, (before, last) => {
      const { passed, failed } = addUp(before);
      expect(addUp([...before, last])).toEqual({
        passed: passed + last.passed,
        failed: failed + last.failed,
      });
    }),
  );
  expect(addUp([oneCheck(true), oneCheck(false)])).toEqual({ passed: 1, failed: 1 });
});

test('phases run in their order whatever the order they are asked in, and a typing error is told', () => {
  const names = choosePhases(['journeys', 'unit', 'build']).map(({ name }) => name);
  expect(names).toEqual(['unit', 'build', 'journeys']);
  expect(choosePhases([])).toBe(PHASES);
  expect(() => choosePhases(['units'])).toThrow(/no phase units/);
});

test('phases that only read run side by side, the others one after another', () => {
  const names = groupsOf(PHASES).map((group) => group.map(({ name }) => name));
  expect(names.slice(0, 2)).toEqual([['format', 'lint', 'boundaries', 'types'], ['unit']]);
  expect(names.flat()).toEqual(PHASES.map(({ name }) => name));
});
