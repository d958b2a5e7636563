import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { within } from '@testing-library/react';
import { Compatibility } from './compatibility';

const locales = {
  health: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
};
const OFFERED = { remote: '1.2.0', kit: '1.4.0', ui: '1.0.0' };

beforeAll(() => Object.assign(globalThis, { CONTRACT_OFFERED: OFFERED }));

it('says which front ends fit to the shell, and which were built on something newer', async () => {
  const remotes = [
    { name: 'catalog', health: { up: true, release: '2.0.1', contract: OFFERED } },
    { name: 'checkout', health: { up: true, contract: { ...OFFERED, kit: '1.5.0' } } },
    { name: 'account', health: { up: false } },
  ];
  const { getByRole } = await renderWithKit(<Compatibility remotes={remotes} />, { locales });
  const row = (name: RegExp) => within(getByRole('row', { name }));
  expect(row(/catalog/).getByText('Fits')).toBeDefined();
  expect(row(/catalog/).getByText('2.0.1')).toBeDefined();
  expect(row(/checkout/).getByText('Needs another shell')).toBeDefined();
  expect(row(/account/).queryByText('Fits')).toBeNull();
});
