import fc from 'fast-check';
import { addUp, oneCheck } from '../../src/verify/check-result';
import { choosePhases, PHASES } from '../../src/verify/phases';
import { groupsOf } from '../../src/verify/run-phases';
import {
  countFlaky,
  countJest,
  countPlaywright,
  countSecondTry,
  filesForSecondTry,
  flakyJourneys,
  withExitCode,
  withoutShares,
  type JestFile,
  type JestReport,
} from '../../src/verify/test-reports';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ status, fullName: `${name} ${at + 1}` })),
});

function jestReport(...testResults: JestFile[]): JestReport {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    numPassedTests: all.filter(({ status }) => status === 'passed').length,
    numFailedTests: all.filter(({ status }) => status === 'failed').length,
    numRuntimeErrorTestSuites: 0,
    testResults,
  };
}

test('a test file that could not run counts as a failure', () => {
  const broken = jestReport(file('a', 'passed', 'failed'), { ...file('b'), status: 'failed' });
  const report = { ...broken, numRuntimeErrorTestSuites: 1 };
  expect(countJest(report)).toEqual({ passed: 1, failed: 2, failures: ['a 2', 'b'] });
});

test('of files that ran twice the second run counts, of the others the first', () => {
  const first = jestReport(file('a', 'passed', 'failed'), file('b', 'passed', 'passed'));
  const again = filesForSecondTry(first);
  expect(again).toEqual(['a']);
  expect(countSecondTry(first, again, { passed: 2, failed: 0 })).toEqual({ passed: 4, failed: 0 });
  expect(countSecondTry(first, again, { passed: 1, failed: 1 })).toEqual({ passed: 3, failed: 1 });
});

test('files of a share are named and tried again by themselves', () => {
  const test = (suite: string, status: string) => ({
    status,
    fullName: `${suite} part`,
    ancestorTitles: [suite, 'part'],
  });
  const share = {
    name: '/services/checkout/test/shares/1.int-specs.ts',
    status: 'failed',
    assertionResults: [
      test('a.int-spec.ts', 'passed'),
      test('races/b.int-spec.ts', 'failed'),
      test('races/b.int-spec.ts', 'passed'),
    ],
  };
  const report = withoutShares(jestReport(share, file('c', 'passed')));
  expect(report.testResults.map(({ name, status }) => [name, status])).toEqual([
    ['/services/checkout/test/a.int-spec.ts', 'passed'],
    ['/services/checkout/test/races/b.int-spec.ts', 'failed'],
    ['c', 'passed'],
  ]);
  const again = filesForSecondTry(report);
  expect(again).toEqual(['/services/checkout/test/races/b.int-spec.ts']);
  expect(countSecondTry(report, again, { passed: 2, failed: 0 })).toEqual({ passed: 4, failed: 0 });
});

test('a share that could not be loaded counts as a failed file', () => {
  const share = { name: '/x/test/shares/1.int-specs.ts', status: 'failed', assertionResults: [] };
  expect(filesForSecondTry(withoutShares(jestReport(share)))).toEqual([share.name]);
});

test('more than two failed files are no chance and are not tried again', () => {
  const broken = ['a', 'b', 'c'].map((name) => file(name, 'failed'));
  expect(filesForSecondTry(jestReport(...broken))).toEqual([]);
  expect(filesForSecondTry(jestReport(...broken.slice(1)))).toEqual(['b', 'c']);
});

test('up to two journeys may pass at their second try, an error outside of the journeys failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  expect(countPlaywright({ stats, errors: [{}], suites: [] })).toMatchObject({
    passed: 5,
    failed: 2,
  });
  expect(countFlaky(['a', 'b'])).toEqual({ passed: 2, failed: 0 });
  const three = ['a', 'b', 'c'];
  expect(countFlaky(three)).toEqual({ passed: 0, failed: 3, failures: three });
});

test('journeys that failed or passed at their second try are named, however deep they stand', () => {
  const specs = [
    { title: 'buys', tests: [{ status: 'flaky' }] },
    { title: 'looks', tests: [{ status: 'expected' }] },
    { title: 'asks', tests: [{ status: 'unexpected' }] },
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 1 };
  expect(flakyJourneys({ suites })).toEqual(['buys']);
  expect(countPlaywright({ stats, errors: [], suites }).failures).toEqual(['asks']);
});

test('a run is only clean with a report, without failures, and with exit code 0', () => {
  const clean = { passed: 3, failed: 0 };
  expect(withExitCode(clean, 0)).toEqual(clean);
  expect(withExitCode(clean, 1)).toEqual({ passed: 3, failed: 1 });
  expect(withExitCode(null, 0)).toEqual({ passed: 0, failed: 1 });
  const failing = { passed: 3, failed: 2, failures: ['a', 'b'] };
  expect(withExitCode(failing, 1)).toEqual(failing);
});

test('the sum is over all phases', () => {
  const counts = fc.record({
    passed: fc.nat(1000),
    failed: fc.nat(1000),
    failures: fc.array(fc.string(), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(counts), counts, (before, last) => {
      const { passed, failed, failures = [] } = addUp(before);
      expect(addUp([...before, last])).toEqual({
        passed: passed + last.passed,
        failed: failed + last.failed,
        failures: [...failures, ...last.failures],
      });
    }),
  );
  expect(addUp([oneCheck(true), oneCheck(false)])).toMatchObject({ passed: 1, failed: 1 });
});

test('phases run in their order whatever the order they are asked in, and a typing error is reported', () => {
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
