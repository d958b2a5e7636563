import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import { AddressStep } from '../src/features/checkout/components/address-step';
import remote from '../src/remote';

const home = {
  id: 'adr_1',
  label: 'Home',
  fullName: 'Mona Haddad',
  phone: '+971 4 555 0100',
  line1: 'Palm Street 7',
  city: 'Dubai',
  country: 'AE',
  defaultShipping: true,
  defaultBilling: true,
};

it('offers a saved address with the name of its country in the language of the page', async () => {
  const { restore } = fakeHttp({ 'GET /api/account/addresses': { items: [home] } });
  await renderWithKit(<AddressStep onDone={() => undefined} />, {
    user: {},
    locales: { checkout: remote.locales },
  });
  const inEnglish = await screen.findByText('Palm Street 7, Dubai, United Arab Emirates');
  expect(inEnglish.isConnected).toBe(true);
  await act(() => setLanguage('fr'));
  const inFrench = await screen.findByText('Palm Street 7, Dubai, Émirats arabes unis');
  expect(inFrench.isConnected).toBe(true);
  restore();
});
