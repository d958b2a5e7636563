import { queryClient } from '@solar/mfe-kit/query/query-client';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { checkoutKey } from '../checkout/api/checkout-api';
import { followRefusal } from './follow-refusal';

const key = checkoutKey('chk_1');
const isOld = () => queryClient.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(key, { state: 'authorizing' });
});

it('asks for the checkout when the service knows of the refusal, not before', async () => {
  let know: (view: unknown) => void = () => undefined;
  fakeHttp({ 'GET /api/payments/status/pi_1': () => new Promise((resolve) => (know = resolve)) });
  const followed = followRefusal('chk_1', 'pi_1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOld()).toBe(false);
  know({ paymentId: 'pi_1' });
  await followed;
  expect(isOld()).toBe(true);
});

it('asks for it all the same where nothing is known of the payment', async () => {
  fakeHttp({ 'GET /api/payments/status/pi_1': answer(404) });
  await followRefusal('chk_1', 'pi_1');
  expect(isOld()).toBe(true);
  queryClient.setQueryData(key, { state: 'authorizing' });
  await followRefusal('chk_1');
  expect(isOld()).toBe(true);
});
