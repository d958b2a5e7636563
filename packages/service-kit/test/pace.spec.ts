import { Pace } from '../src/messaging/pace';

describe('Pace', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** The order in which the turns of so many callers have come so far. */
  function callers(pace: Pace) {
    const came: string[] = [];
    const call = (name: string) => void pace.turn().then(() => came.push(name));
    return { came, call };
  }

  it('does not hold up what comes alone', async () => {
    const { came, call } = callers(new Pace(100));
    call('first');
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toEqual(['first']);
    await jest.advanceTimersByTimeAsync(100);
    call('second');
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toEqual(['first', 'second']);
  });

  it('lets what comes in a busy time through together and in its order', async () => {
    const { came, call } = callers(new Pace(100));
    for (const name of ['a', 'b', 'c']) call(name);
    await jest.advanceTimersByTimeAsync(50);
    call('d');
    await jest.advanceTimersByTimeAsync(49);
    expect(came).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(1);
    expect(came).toEqual(['a', 'b', 'c', 'd']);
    call('e');
    await jest.advanceTimersByTimeAsync(99);
    expect(came).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(1);
    expect(came.at(-1)).toBe('e');
  });

  it('lets everything through at once with no time between rounds', async () => {
    const { came, call } = callers(new Pace(0));
    for (const name of ['a', 'b', 'c']) call(name);
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toEqual(['a', 'b', 'c']);
  });

  it('does not keep anybody waiting when it has to hurry', async () => {
    const pace = new Pace(100);
    const { came, call } = callers(pace);
    pace.hurry();
    for (const name of ['a', 'b', 'c']) call(name);
    await jest.advanceTimersByTimeAsync(10);
    expect(came).toEqual(['a']);
    pace.hurry();
    await jest.advanceTimersByTimeAsync(0);
    expect(came).toEqual(['a', 'b', 'c']);
    call('d');
    await jest.advanceTimersByTimeAsync(99);
    expect(came).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(came).toHaveLength(4);
  });
});
