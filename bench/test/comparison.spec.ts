import { verdicts } from '../src/against/aims';
import type { AgainstResults } from '../src/against/against-results';
import { compare } from '../src/against/comparison';
import type { Figures } from '../src/load/measure';

const MB = 1024 * 1024;

describe('comparison of two sides', () => {
  it('takes medians, the range of the rounds and the share of processor time', () => {
    const result = compare({
      name: 'search',
      clients: 16,
      before: [figures(100, 4, 2), figures(90, 4, 2), figures(500, 4, 2)],
      after: [figures(300, 1, 1), figures(360, 1, 1), figures(400, 1, 1)],
    });
    expect(result.before.perSecond).toBe(100);
    expect(result.after.perSecond).toBe(360);
    expect(result.ratio).toBe(3.6);
    expect(result.ratioRange).toEqual([0.8, 4]);
    expect(result.cpuShare).toBeCloseTo(1 / 3);
  });

  it('takes the middle of an even number of rounds, and every failure', () => {
    const before = [figures(100, 1, 0), figures(200, 1, 0)];
    const after = [
      { ...figures(100, 1, 0), failed: 2 },
      { ...figures(400, 1, 0), failed: 1 },
    ];
    const result = compare({ name: 'search', clients: 16, before, after });
    expect(result.before.perSecond).toBe(150);
    expect(result.after.failed).toBe(3);
  });
});

describe('verdicts', () => {
  const search = (perSecond: number, failed = 0) =>
    compare({
      name: 'search',
      clients: 16,
      before: [figures(100, 1, 1)],
      after: [{ ...figures(perSecond, 1, 1), failed }],
    });
  const verdictOf = (results: AgainstResults, start: string) =>
    verdicts(results).find(({ aim }) => aim.startsWith(start))?.reached;

  it('say yes only to what was run, reached and answered', () => {
    expect(verdictOf(results([search(300)]), 'search, 16')).toBe(true);
    expect(verdictOf(results([search(299)]), 'search, 16')).toBe(false);
    expect(verdictOf(results([search(300, 1)]), 'search, 16')).toBe(false);
    expect(verdictOf(results([]), 'search, 16')).toBeNull();
  });

  it('judge memory and each cold start of the new side', () => {
    expect(verdictOf(results([]), 'five services')).toBe(true);
    expect(verdictOf(results([], 601), 'five services')).toBe(false);
    expect(verdictOf(results([]), 'cold start of catalog')).toBe(false);
    expect(verdictOf(results([]), 'cold start of admin')).toBe(true);
  });
});

function figures(perSecond: number, services: number, database: number): Figures {
  return {
    perSecond,
    p50Ms: 1,
    p99Ms: 2,
    failed: 0,
    cpuMsPerRequest: services,
    databaseCpuMsPerRequest: database,
    otherCpuMsPerRequest: 0,
  };
}

function results(cases: AgainstResults['cases'], megabytes = 600): AgainstResults {
  const side = { commit: 'a', coldStartMs: { catalog: 1_201, admin: 1_200 } };
  return {
    date: '2026-01-01',
    machine: '',
    loadAverage: [0],
    engine: '',
    products: 1,
    seconds: 1,
    rounds: 1,
    before: { ...side, memoryBytes: 0 },
    after: { ...side, memoryBytes: megabytes * MB },
    cases,
  };
}
