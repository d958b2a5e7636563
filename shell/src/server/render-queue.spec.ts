import { RenderQueue } from './render-queue';

/** Work that is done when the test says so. */
function work(log: string[], name: string) {
  let done: (result: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const result = new Promise<string>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  return {
    start: () => {
      log.push(name);
      return result;
    },
    done: () => done(name),
    fail: () => fail(new Error(name)),
  };
}

describe('the queue of documents', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('renders three at a time, the others in their order', async () => {
    const log: string[] = [];
    const all = ['1', '2', '3', '4', '5'].map((name) => work(log, name));
    const queue = new RenderQueue();
    const results = all.map(({ start }) => queue.run(start));
    expect(log).toEqual(['1', '2', '3']);
    all[1]?.done();
    await expect(results[1]).resolves.toBe('2');
    expect(log).toEqual(['1', '2', '3', '4']);
    all[0]?.fail();
    await expect(results[0]).rejects.toThrow('1');
    expect(log).toEqual(['1', '2', '3', '4', '5']);
  });

  it('never starts what nobody waits for any more', async () => {
    const log: string[] = [];
    const slow = ['1', '2', '3'].map((name) => work(log, name));
    const queue = new RenderQueue();
    const started = slow.map(({ start }) => queue.run(start));
    const late = expect(queue.run(work(log, 'late').start)).rejects.toThrow('Waited too long');
    await jest.advanceTimersByTimeAsync(600);
    const next = work(log, 'next');
    const inTime = queue.run(next.start);
    await jest.advanceTimersByTimeAsync(200);
    await late;
    slow.forEach(({ done }) => done());
    await Promise.all(started);
    next.done();
    await expect(inTime).resolves.toBe('next');
    expect(log).toEqual(['1', '2', '3', 'next']);
  });

  it('refuses at once when too many wait', async () => {
    const log: string[] = [];
    const queue = new RenderQueue();
    const waiting = Array.from({ length: 35 }, () => work(log, 'one'));
    const results = waiting.map(({ start }) => queue.run(start));
    await expect(queue.run(work(log, 'more').start)).rejects.toThrow('Too many at once');
    let idle = false;
    void queue.whenIdle().then(() => (idle = true));
    waiting.forEach(({ done }) => done());
    await Promise.all(results);
    await Promise.resolve();
    expect(idle).toBe(true);
    expect(log).toHaveLength(35);
  });
});
