import { compareLocales } from '@solar/service-kit/mail/compare-locales';
import en from '../locales/mails.en.json';
import fr from '../locales/mails.fr.json';

it('say everything in every language', () => {
  expect(compareLocales({ en, fr })).toEqual([]);
});
