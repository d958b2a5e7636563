import { act, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { registerLocales, setLanguage, startI18n } from '@solar/mfe-kit/i18n/i18n';
import { KitProviders } from './kit-providers';

const root = document.documentElement;

function Greeting() {
  return <p>{useTranslation('greeting').t('hello')}</p>;
}

const show = () =>
  render(
    <MemoryRouter>
      <KitProviders>
        <Greeting />
      </KitProviders>
    </MemoryRouter>,
  );

beforeAll(async () => {
  localStorage.setItem('i18nextLng', 'fr');
  root.lang = 'en';
  await startI18n();
  await registerLocales('greeting', {
    en: async () => ({ default: { hello: 'Hello' } }),
    fr: async () => ({ default: { hello: 'Bonjour' } }),
  });
});

it('leaves the language of the document until the page stands there in the chosen one', async () => {
  expect(root.lang).toBe('en');
  show();
  expect(screen.queryByText('Bonjour')).not.toBeNull();
  expect(root.lang).toBe('fr');
});

it('names a language that is chosen later, and how it is read', async () => {
  show();
  await act(() => setLanguage('en-XB'));
  expect(root).toMatchObject({ lang: 'en-XB', dir: 'rtl' });
  await act(() => setLanguage('en'));
  expect(root).toMatchObject({ lang: 'en', dir: 'ltr' });
});

it('does not name a language again that the document names, which would cost the styles of all its elements', () => {
  const named = new MutationObserver(() => undefined);
  named.observe(root, { attributes: true });
  show();
  expect(named.takeRecords()).toEqual([]);
});
