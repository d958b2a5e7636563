import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { ConfirmationPage } from '../src/features/confirmation/confirmation.page';
import remote from '../src/remote';

const user = {
  id: 'usr_1',
  email: 'a@b.example',
  firstName: 'A',
  lastName: 'B',
  role: 'user' as const,
  isAdmin: false,
  approved: true,
};
const locales = { checkout: remote.locales };

describe('confirmation', () => {
  it('says that there is no payment to check', async () => {
    await renderWithKit(<ConfirmationPage />, { user, locales, route: '/checkout/confirmation' });
    expect((await screen.findByText('No payment to check')).isConnected).toBe(true);
  });

  it('shows the number of the placed order', async () => {
    fakeHttp({
      'GET /api/payments/status/pi_1': {
        paymentId: 'pi_1',
        status: 'succeeded',
        checkoutId: 'chk_1',
        checkoutState: 'paid',
        orderId: 'ord_1',
        orderNumber: 'ALSA-2026-000042',
        lastErrorCode: null,
      },
    });
    await renderWithKit(<ConfirmationPage />, {
      user,
      locales,
      route: '/checkout/confirmation?payment_intent=pi_1',
    });
    expect((await screen.findByText('ALSA-2026-000042')).isConnected).toBe(true);
  });
});
