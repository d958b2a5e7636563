import { JetStreamApiError } from '@nats-io/jetstream';
import { NoRespondersError, RequestError, TimeoutError } from '@nats-io/transport-node';
import { untilAnswered } from '../src/messaging/until-answered';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const apiError = (code: number) =>
  new JetStreamApiError({ code: 503, err_code: code, description: 'no' });
const nobody = new RequestError('nobody', { cause: new NoRespondersError('subject') });
const MINUTE = 60_000;

it.each([
  ['stays out', new TimeoutError()],
  ['is that nobody leads the stream', new Error('jetstream is not enabled', { cause: nobody })],
  ['is that the members have no leader', apiError(10_008)],
])('asks again while the answer %s, and gives up some time', async (_what, error) => {
  const silentTwice = jest.fn().mockResolvedValue('there');
  silentTwice.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  const there = untilAnswered(silentTwice);
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(await there).toBe('there');

  const given = expect(untilAnswered(jest.fn().mockRejectedValue(error))).rejects.toBe(error);
  await jest.advanceTimersByTimeAsync(MINUTE);
  await given;
});

it.each([new Error('no such stream'), apiError(10_059)])(
  'takes a refusal for the answer',
  async (error) => {
    const refused = jest.fn().mockRejectedValue(error);
    await expect(untilAnswered(refused)).rejects.toBe(error);
    expect(refused).toHaveBeenCalledTimes(1);
  },
);
