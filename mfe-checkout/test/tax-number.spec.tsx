import type { StaffOrder } from '@solar/contracts/checkout/orders-http';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import { TaxNumberDialog } from '../src/features/admin-orders/components/tax-number-dialog';
import remote from '../src/remote';

const locales = { checkout: remote.locales };
const URL = 'PUT /api/checkout/admin/orders/ord_1/tax-number';
const order = {
  orderId: 'ord_1',
  orderNumber: 'ALSA-2026-000042',
  taxNumber: '100222222222223',
  billingAddress: { country: 'AE' },
} as StaffOrder;

async function open(answers: Parameters<typeof fakeHttp>[0]) {
  const http = fakeHttp(answers);
  const onClose = jest.fn();
  const kit = await renderWithKit(<TaxNumberDialog order={order} onClose={onClose} />, { locales });
  const field = await screen.findByRole('textbox', { name: 'Tax number (TRN)' });
  return { ...kit, ...http, onClose, field };
}

describe('the tax number of a placed order', () => {
  it('is corrected, and its customer gets a mail unless staff say no', async () => {
    const { user, field, calls, onClose } = await open({ [URL]: order });
    expect(field).toHaveProperty('value', '100222222222223');
    await user.clear(field);
    await user.type(field, '100 3333 3333 3333');
    await user.click(screen.getByRole('checkbox', { name: 'Notify the customer by email' }));
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls[0]?.body).toEqual({ taxNumber: '100333333333333', notify: false });
  });

  it('can be taken away', async () => {
    const { user, field, calls, onClose } = await open({ [URL]: order });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls[0]?.body).toEqual({ taxNumber: '', notify: true });
  });

  it('has the form of the country that is billed', async () => {
    const { user, field, calls } = await open({});
    await user.clear(field);
    await user.type(field, 'FR12345678901');
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    const said = await screen.findByText('A tax number of the UAE has 15 digits.');
    expect(said.isConnected).toBe(true);
    expect(calls).toEqual([]);
  });

  it('says why it can no longer be corrected', async () => {
    const code = 'order.tax_number_fixed';
    const { user } = await open({ [URL]: answer(409, { code, status: 409, title: 'Conflict' }) });
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/can no longer be corrected/);
  });
});
