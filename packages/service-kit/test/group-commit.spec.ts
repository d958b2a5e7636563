import fc from 'fast-check';
import { GroupCommit, type Outcome } from '../src/mongo/group-commit';
import { currentContext, runInContext } from '../src/telemetry/request-context';

type Job = { name: string; key?: string; alone?: boolean; fails?: boolean };

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const done = (name: string): Outcome<string> => ({ ok: true, value: `${name} is done` });
const names = (jobs: readonly Job[]) => jobs.map(({ name }) => name);

/** Batches in the order in which they ran; each takes some turns of the loop. */
function recorded(turns = 2) {
  const batches: string[][] = [];
  const commit = async (jobs: readonly Job[]) => {
    batches.push(names(jobs));
    for (let left = turns; left > 0; left -= 1) await turn();
    return jobs.map(({ name }) => done(name));
  };
  return { batches, commit };
}

it('runs a job that comes alone by itself', async () => {
  const { batches, commit } = recorded();
  expect(await new GroupCommit(commit).run({ name: 'a' })).toBe('a is done');
  expect(batches).toEqual([['a']]);
});

it('gathers what comes while a batch is under way, each with its own answer', async () => {
  const { batches, commit } = recorded();
  const group = new GroupCommit(commit);
  const first = group.run({ name: 'a' });
  await turn();
  await turn();
  const rest = [group.run({ name: 'b' }), group.run({ name: 'c' })];
  expect(await Promise.all([first, ...rest])).toEqual(['a is done', 'b is done', 'c is done']);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

it('keeps to the largest batch, in the order of arrival', async () => {
  const { batches, commit } = recorded();
  const group = new GroupCommit(commit, { max: 2 });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => group.run({ name })));
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

it('lets jobs with the same key follow each other', async () => {
  const { batches, commit } = recorded();
  const group = new GroupCommit<Job, string>(commit, { keyOf: ({ key = '' }) => key });
  const jobs = ['x1', 'y1', 'x2', 'x3', 'z1'].map((name) => ({ name, key: name.slice(0, 1) }));
  await Promise.all(jobs.map((job) => group.run(job)));
  expect(batches).toEqual([['x1', 'y1', 'z1'], ['x2'], ['x3']]);
});

it('lets a job that goes alone pass nobody and share with nobody', async () => {
  const { batches, commit } = recorded();
  const group = new GroupCommit<Job, string>(commit, { goesAlone: ({ alone }) => alone === true });
  const jobs = [{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }, { name: 'd' }];
  await Promise.all(jobs.map((job) => group.run(job)));
  expect(batches).toEqual([['a'], ['b'], ['c', 'd']]);
});

it('runs what staff do by itself and in their context, whose name is recorded', async () => {
  const seen: [string[], string | undefined][] = [];
  const group = new GroupCommit<Job, string>(async (jobs) => {
    await turn();
    const actor = currentContext()?.actor;
    seen.push([names(jobs), actor?.kind === 'person' ? actor.name : undefined]);
    return jobs.map(({ name }) => done(name));
  });
  const staff = {
    requestId: 'req_1',
    traceparent: '',
    actor: { kind: 'person' as const, id: 'usr_1', name: 'Amal', role: 'admin' },
  };
  await Promise.all([
    group.run({ name: 'a' }),
    runInContext(staff, () => group.run({ name: 'b' })),
    group.run({ name: 'c' }),
  ]);
  expect(seen).toEqual([
    [['a'], undefined],
    [['b'], 'Amal'],
    [['c'], undefined],
  ]);
});

it('runs each job of a batch that failed as a whole once more, alone', async () => {
  const batches: string[][] = [];
  const group = new GroupCommit<Job, string>((jobs) => {
    batches.push(names(jobs));
    return jobs.some(({ fails }) => fails)
      ? Promise.reject(new Error('refused'))
      : Promise.resolve(jobs.map(({ name }) => done(name)));
  });
  const jobs = [{ name: 'a' }, { name: 'b', fails: true }, { name: 'c' }];
  const settled = await Promise.allSettled(jobs.map((job) => group.run(job)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
});

it('goes on after a batch that answers too little', async () => {
  const group = new GroupCommit<Job, string>(() => Promise.resolve([]));
  await expect(group.run({ name: 'a' })).rejects.toThrow('says nothing');
  await expect(group.run({ name: 'b' })).rejects.toThrow('says nothing');
});

describe('while different jobs follow each other closely', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }),
  );
  afterEach(() => jest.useRealTimers());

  const turns = async () => {
    for (let left = 5; left > 0; left -= 1) await turn();
  };

  /** A group that has just run three jobs, one after the other. */
  async function busy(keys: readonly string[] = ['x', 'y', 'z']) {
    const { batches, commit } = recorded(0);
    const group = new GroupCommit<Job, string>(commit, {
      keyOf: ({ key = '' }) => key,
      goesAlone: ({ alone }) => alone === true,
    });
    for (const key of keys) {
      const running = group.run({ name: key, key });
      await turns();
      jest.advanceTimersByTime(7);
      await running;
    }
    batches.length = 0;
    return { batches, group };
  }

  it('lets the first job of a batch wait some milliseconds for others', async () => {
    const { batches, group } = await busy();
    const first = group.run({ name: 'a', key: 'a' });
    await turns();
    expect(batches).toEqual([]);
    const second = group.run({ name: 'b', key: 'b' });
    await turns();
    expect(batches).toEqual([]);
    jest.advanceTimersByTime(7);
    expect(await Promise.all([first, second])).toEqual(['a is done', 'b is done']);
    expect(batches).toEqual([['a', 'b']]);
  });

  it('goes on at once when there are enough', async () => {
    const { batches, group } = await busy();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const [first, ...others] = names.map((name) => ({ name, key: name }));
    const running = [group.run(first as Job)];
    await turns();
    expect(batches).toEqual([]);
    running.push(...others.map((job) => group.run(job)));
    await Promise.all(running);
    expect(batches).toEqual([names]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps waiting neither what goes alone, nor the steps of one, nor the first of a quiet hour', async () => {
    const ofMany = await busy();
    await ofMany.group.run({ name: 'a', key: 'a', alone: true });
    const ofOne = await busy(['x', 'x', 'x']);
    await ofOne.group.run({ name: 'x', key: 'x' });
    const later = await busy();
    jest.advanceTimersByTime(200);
    await later.group.run({ name: 'a', key: 'a' });
    expect([ofMany, ofOne, later].map(({ batches }) => batches)).toEqual([
      [['a']],
      [['x']],
      [['a']],
    ]);
  });
});

const jobs = fc.array(
  fc.record({
    key: fc.constantFrom('x', 'y', 'z'),
    alone: fc.boolean(),
    refused: fc.boolean(),
    /** Turns of the loop before it comes. */
    waits: fc.nat(6),
  }),
  { minLength: 1, maxLength: 30 },
);

it('gives every job its own answer once, whatever the interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(jobs, fc.nat(4), fc.integer({ min: 1, max: 5 }), async (plan, turns, max) => {
      const ran: { id: number; key: string }[] = [];
      let underWay = 0;
      const group = new GroupCommit<{ id: number; key: string; alone: boolean }, number>(
        async (batch) => {
          expect((underWay += 1)).toBe(1);
          expect(batch.length).toBeLessThanOrEqual(max);
          expect(new Set(batch.map(({ key }) => key)).size).toBe(batch.length);
          if (batch.some(({ alone }) => alone)) expect(batch).toHaveLength(1);
          for (let left = turns; left > 0; left -= 1) await turn();
          ran.push(...batch);
          underWay -= 1;
          return batch.map(({ id }) =>
            plan[id]?.refused
              ? { ok: false, error: new Error(`no ${id}`) }
              : { ok: true, value: id },
          );
        },
        { max, keyOf: ({ key }) => key, goesAlone: ({ alone }) => alone },
      );
      const arrived: number[] = [];
      const answers = await Promise.allSettled(
        plan.map(async ({ key, alone, waits }, id) => {
          for (let left = waits; left > 0; left -= 1) await turn();
          arrived.push(id);
          return group.run({ id, key, alone });
        }),
      );
      expect(answers).toEqual(
        plan.map(({ refused }, id) =>
          refused
            ? { status: 'rejected', reason: new Error(`no ${id}`) }
            : { status: 'fulfilled', value: id },
        ),
      );
      expect(ran.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(plan.map((_, id) => id));
      for (const key of ['x', 'y', 'z']) {
        const ofKey = ran.filter((job) => job.key === key).map(({ id }) => id);
        expect(ofKey).toEqual(arrived.filter((id) => plan[id]?.key === key));
      }
    }),
    { numRuns: 200 },
  );
});
