import { AggregateQueue } from '../src/messaging/aggregate-queue';

describe('messages of one aggregate', () => {
  let queue: AggregateQueue;
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    queue = new AggregateQueue();
  });
  afterEach(() => jest.useRealTimers());

  it('wait behind one that failed, and behind those that wait already', () => {
    queue.block('a', 1, 200);
    expect(queue.waitFor('a', 2)).toBe(250);
    expect(queue.waitFor('a', 3)).toBe(300);
    jest.advanceTimersByTime(310);
    expect(queue.waitFor('a', 1)).toBe(0);
    queue.unblock('a', 1);
    // The third is offered again before the second.
    expect(queue.waitFor('a', 3)).toBeGreaterThan(0);
    expect(queue.waitFor('a', 2)).toBe(0);
    queue.unblock('a', 2);
    expect(queue.waitFor('a', 3)).toBe(0);
  });

  it('do not wait for another aggregate, nor for later messages', () => {
    queue.block('a', 5, 200);
    expect(queue.waitFor('b', 6)).toBe(0);
    expect(queue.waitFor('a', 4)).toBe(0);
  });

  it('wait some seconds at most for one that another replica has taken', () => {
    queue.block('a', 1, 200);
    jest.advanceTimersByTime(5_199);
    expect(queue.waitFor('a', 2)).toBe(50);
    jest.advanceTimersByTime(1);
    expect(queue.waitFor('a', 2)).toBe(0);
  });
});
