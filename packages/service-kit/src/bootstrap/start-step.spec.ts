import { startStep } from './start-step';

const warn = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  warn.mockClear();
});
afterEach(() => jest.useRealTimers());

it('names a step in the log as long as it does not end, and no longer', async () => {
  let end: (value: string) => void = () => undefined;
  const result = startStep({ warn }, 'consumers', () => new Promise((resolve) => (end = resolve)));
  jest.advanceTimersByTime(9_999);
  expect(warn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_001);
  const note = 'start is still under way';
  expect(warn.mock.calls).toEqual([
    [{ step: 'consumers', ms: 10_000 }, note],
    [{ step: 'consumers', ms: 20_000 }, note],
  ]);
  end('ready');
  expect(await result).toBe('ready');
  jest.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('is quiet after a step that failed', async () => {
  const failing = startStep({ warn }, 'connections', () => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
  jest.advanceTimersByTime(60_000);
  expect(warn).not.toHaveBeenCalled();
});
