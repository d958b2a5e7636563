import { compareLocales } from '@solar/service-kit/mail/compare-locales';
import en from '../../locales/mails.en.json';
import fr from '../../locales/mails.fr.json';

it('has every mail in both languages', () => {
  expect(compareLocales({ en, fr })).toEqual([]);
});
