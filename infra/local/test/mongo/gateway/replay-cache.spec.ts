import { ReplayCache } from '../../../src/mongo/gateway/replay-cache';
import { serialQueue } from '../../../src/mongo/gateway/serial-queue';

describe('ReplayCache', () => {
  it('does the work of one id once and answers it again, also while it is under way', async () => {
    const cache = new ReplayCache();
    const work = jest.fn(async () => ({ n: 2, ok: 1 }));
    const answers = await Promise.all([cache.run('s:1', work), cache.run('s:1', work)]);
    expect(answers).toEqual([
      { n: 2, ok: 1 },
      { n: 2, ok: 1 },
    ]);
    await cache.run('s:2', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('tries again what failed as a whole', async () => {
    const cache = new ReplayCache();
    const work = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ ok: 1 });
    await expect(cache.run('s:1', work)).rejects.toThrow('lost');
    await expect(cache.run('s:1', work)).resolves.toEqual({ ok: 1 });
  });

  it('forgets old answers and keeps the others', async () => {
    const cache = new ReplayCache();
    const work = jest.fn(async () => ({ ok: 1 }));
    await cache.run('s:1', work);
    cache.sweep(Date.now());
    await cache.run('s:1', work);
    expect(work).toHaveBeenCalledTimes(1);
    cache.sweep(Date.now() + 3_600_000);
    await cache.run('s:1', work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('serialQueue', () => {
  it('runs work one after another, also after a failure', async () => {
    const inTurn = serialQueue();
    const events: string[] = [];
    const step = (name: string) => async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
    };
    const [, b] = await Promise.allSettled([
      inTurn(step('a')),
      inTurn(step('b')),
      inTurn(step('c')),
    ]);
    expect(b).toMatchObject({ status: 'rejected' });
    expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`]));
  });
});
