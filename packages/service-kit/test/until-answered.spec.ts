import { TimeoutError } from '@nats-io/transport-node';
import { untilAnswered } from '../src/messaging/until-answered';

it('asks again while there is no answer, and gives up some time', async () => {
  let asked = 0;
  const silentTwice = async () => {
    asked += 1;
    if (asked < 3) throw new TimeoutError();
    return 'there';
  };
  expect(await untilAnswered(silentTwice)).toBe('there');
  const silent = jest.fn().mockRejectedValue(new TimeoutError());
  await expect(untilAnswered(silent)).rejects.toBeInstanceOf(TimeoutError);
  expect(silent).toHaveBeenCalledTimes(6);
});

it('takes a refusal for the answer', async () => {
  const refused = jest.fn().mockRejectedValue(new Error('no such stream'));
  await expect(untilAnswered(refused)).rejects.toThrow('no such stream');
  expect(refused).toHaveBeenCalledTimes(1);
});
