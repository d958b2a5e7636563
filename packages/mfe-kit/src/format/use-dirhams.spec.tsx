import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import { i18n } from '@solar/mfe-kit/i18n/i18n';
import { useDirhams } from './use-dirhams';

const SETTINGS = { currency: 'USD', dirhamRate: '3.6725', dirhamRateDate: '2026-11-24' };
const USD = { amount: 10_575, currency: 'USD' };

function Shown({ value }: { value: { amount: number; currency: string } | null }) {
  const dirhams = useDirhams(value);
  return <p>{dirhams ? `${dirhams.amount} | ${dirhams.rate} | ${dirhams.date}` : 'nothing'}</p>;
}

let http: ReturnType<typeof fakeHttp>;
let settings: object;
beforeEach(() => {
  settings = SETTINGS;
  http = fakeHttp({ 'GET /api/content/settings': () => settings });
});
afterEach(() => http.restore());

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('writes dirhams, rate and date for whoever may see prices, in the language in use', async () => {
  await renderWithKit(<Shown value={USD} />, { user: {} });
  expect((await screen.findByText(/AED/)).textContent).toBe(
    'AED\u00a0388.37 | 3.6725 | 24 Nov 2026',
  );
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByText(/AED/).textContent).toBe('388,37\u00a0AED | 3,6725 | 24 nov. 2026');
  await act(() => i18n.changeLanguage('en'));
});

it.each([
  ['a visitor', undefined],
  ['a customer who waits for approval', { approved: false }],
])('shows nothing to %s', async (_, user) => {
  await renderWithKit(<Shown value={USD} />, user ? { user } : {});
  await settled();
  expect(screen.getByText('nothing').isConnected).toBe(true);
});

it.each([
  ['dirhams', SETTINGS, { amount: 10_575, currency: 'AED' }],
  ['no price', SETTINGS, null],
  ['a rate without a date', { ...SETTINGS, dirhamRateDate: undefined }, USD],
  ['no rate', { ...SETTINGS, dirhamRate: '0' }, USD],
  ['a price of before a change of the currency', { ...SETTINGS, currency: 'EUR' }, USD],
])('says nothing beside %s', async (_, stated, value) => {
  settings = stated;
  await renderWithKit(<Shown value={value} />, { user: {} });
  await settled();
  expect(screen.getByText('nothing').isConnected).toBe(true);
});
