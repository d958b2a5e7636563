import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { Parcel } from '../src/shared/parcel';
import remote from '../src/remote';

const locales = { checkout: remote.locales };
const trackingUrl = 'https://carrier.example/?n=7';

it('leads to the page of the carrier', async () => {
  await renderWithKit(<Parcel carrier="DHL" trackingNumber="7" trackingUrl={trackingUrl} />, {
    locales,
  });
  const link = await screen.findByRole('link', { name: 'DHL · 7' });
  expect(link).toHaveProperty('href', trackingUrl);
  expect(link).toHaveProperty('rel', 'noopener noreferrer');
});

it('shows a number without a page, and the absence of both', async () => {
  const parcel = <Parcel carrier="Somebody" trackingNumber="7" trackingUrl={null} />;
  await renderWithKit(<p role="status">{parcel}</p>, { locales });
  expect((await screen.findByRole('status')).textContent).toBe('Somebody · 7');
  expect(screen.queryByRole('link')).toBeNull();
  await renderWithKit(<Parcel carrier={null} trackingNumber={null} />, { locales });
  expect((await screen.findByText('Not shipped yet')).isConnected).toBe(true);
});
