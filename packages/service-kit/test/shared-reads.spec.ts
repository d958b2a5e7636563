import fc from 'fast-check';
import { SharedReads } from '../src/mongo/shared-reads';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Something that is written and read; a read answers what was written when it began, some turns of the loop later. */
function recorded(turns = 3) {
  const state = { version: 0, reads: 0 };
  const read = async () => {
    state.reads += 1;
    const { version } = state;
    for (let left = turns; left > 0; left -= 1) await turn();
    return version;
  };
  return { state, read };
}

it('answers those that ask meanwhile by one more read', async () => {
  const { state, read } = recorded();
  const shared = new SharedReads();
  const first = shared.read('a', read);
  state.version = 1;
  const others = [shared.read('a', read), shared.read('a', read), shared.read('a', read)];
  expect(await Promise.all([first, ...others])).toEqual([0, 1, 1, 1]);
  expect(state.reads).toBe(2);
  await shared.read('a', read);
  expect(state.reads).toBe(3);
});

it('keeps different things apart', async () => {
  const { state, read } = recorded();
  const shared = new SharedReads();
  await Promise.all(['a', 'b', 'c'].map((key) => shared.read(key, read)));
  expect(state.reads).toBe(3);
});

it('reads again after a read that failed, which only its own caller hears of', async () => {
  const { read } = recorded();
  const shared = new SharedReads();
  const failing = shared.read('a', async () => {
    await turn();
    throw new Error('gone');
  });
  const next = shared.read('a', read);
  await expect(failing).rejects.toThrow('gone');
  expect(await next).toBe(0);
});

it('never answers with less than what was written before it was asked, whatever the interleaving', async () => {
  const steps = fc.array(
    fc.record({ waits: fc.nat(4), writes: fc.boolean(), key: fc.constantFrom('a', 'b') }),
    { minLength: 1, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(4), async (plan, turns) => {
      const { state, read } = recorded(turns);
      const shared = new SharedReads();
      const asked: Promise<void>[] = [];
      for (const { waits, writes, key } of plan) {
        for (let left = waits; left > 0; left -= 1) await turn();
        if (writes) state.version += 1;
        const { version } = state;
        asked.push(
          shared.read(key, read).then((seen) => expect(seen).toBeGreaterThanOrEqual(version)),
        );
      }
      await Promise.all(asked);
      expect(state.reads).toBeLessThanOrEqual(plan.length);
    }),
  );
});
