import { inTurn } from '@solar/mfe-kit/page/in-turn';

const begun: string[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => begun.splice(0));

it('begins the second one when the first one is done', async () => {
  let done = () => undefined as void;
  inTurn(() => {
    begun.push('first');
    return new Promise((resolve) => (done = resolve));
  });
  inTurn(async () => void begun.push('second'));
  await settle();
  expect(begun).toEqual(['first']);
  done();
  await settle();
  await settle();
  expect(begun).toEqual(['first', 'second']);
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  inTurn(() => new Promise(() => undefined));
  inTurn(async () => void begun.push('second'));
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  expect(begun).toEqual(['second']);
});
