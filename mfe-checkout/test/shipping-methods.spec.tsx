import type { ShippingMethod } from '@solar/contracts/checkout/settings-http';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import { MethodTable } from '../src/features/admin-shipping/components/method-table';
import remote from '../src/remote';

const method = (methodId: string, en: string, fr: string) =>
  ({
    methodId,
    name: { en, fr },
    description: { en: '', fr: '' },
    countries: [],
    minDays: 1,
    maxDays: 2,
    active: true,
  }) as unknown as ShippingMethod;

it('names a shipping method in French, and in English where it has no French name', async () => {
  const { restore } = fakeHttp({
    'GET /api/checkout/admin/shipping-methods': [
      method('shm_1', 'Standard', 'Livraison standard'),
      method('shm_2', 'By ship', ''),
    ],
  });
  await renderWithKit(<MethodTable />, {
    user: { role: 'administrator', isAdmin: true },
    locales: { checkout: remote.locales },
  });
  await screen.findByText('By ship');
  await act(() => setLanguage('fr'));
  expect((await screen.findByText('Livraison standard')).isConnected).toBe(true);
  for (const name of ['Modifier Livraison standard', 'Modifier By ship']) {
    expect((await screen.findByRole('button', { name })).isConnected).toBe(true);
  }
  restore();
});
