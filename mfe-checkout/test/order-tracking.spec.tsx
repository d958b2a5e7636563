import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, within } from '@testing-library/react';
import { OrderTrackingPage } from '../src/features/order-tracking/order-tracking.page';
import remote from '../src/remote';

it('distinguishes an address that is missing from one that is malformed', async () => {
  const { calls, restore } = fakeHttp({});
  const { user } = await renderWithKit(<OrderTrackingPage />, {
    locales: { checkout: remote.locales },
  });
  const email = screen.getByRole('textbox', { name: /email/i });
  const form = within(email.closest('form') ?? document.body);
  const submit = () => user.click(form.getByRole('button'));
  await submit();
  expect(await form.findAllByText('This field is required')).toHaveLength(2);
  await user.type(email, 'nobody');
  await submit();
  expect((await form.findByText('Please enter a valid email address')).isConnected).toBe(true);
  expect(form.getAllByText('This field is required')).toHaveLength(1);
  expect(calls).toEqual([]);
  restore();
});
