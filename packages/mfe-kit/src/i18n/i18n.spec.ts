import { currentLanguage, i18n, registerLocales, setLanguage, startI18n } from './i18n';

const loaders = {
  en: jest.fn(async () => ({ default: { hello: 'Hello', onlyEnglish: 'English' } })),
  fr: jest.fn(async () => ({ default: { hello: 'Bonjour !' } })),
};

it('is English on a first visit whatever the browser asks for, and says so in storage', async () => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
  await startI18n();
  expect(currentLanguage()).toBe('en');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});

it('loads only the language in use, and the other when it is chosen, with the spaces of French', async () => {
  await registerLocales('slice', loaders);
  expect(i18n.t('slice:hello')).toBe('Hello');
  expect(loaders.fr).not.toHaveBeenCalled();
  await setLanguage('fr');
  expect(i18n.t('slice:hello')).toBe('Bonjour\u00a0!');
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
});

it('falls back to English for a text that French lacks', () => {
  expect(i18n.t('slice:onlyEnglish')).toBe('English');
});

it('shows the pseudo-locales from the English texts', async () => {
  await setLanguage('en-XA');
  expect(i18n.t('slice:hello')).toBe('[Ħḗḗŀŀǿǿ]');
  expect(currentLanguage()).toBe('en');
  await setLanguage('en-XB');
  expect(i18n.t('slice:hello')).toBe('[Ħḗḗŀŀǿǿ]');
});

it('follows a language that another tab chose, and nothing else from there', async () => {
  const fromOtherTab = (key: string, newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const changed = new Promise((resolve) => i18n.on('languageChanged', resolve));
  fromOtherTab('cart', 'en');
  fromOtherTab('i18nextLng', 'klingon');
  expect(currentLanguage()).not.toBe('fr');
  fromOtherTab('i18nextLng', 'fr');
  expect(await changed).toBe('fr');
});
