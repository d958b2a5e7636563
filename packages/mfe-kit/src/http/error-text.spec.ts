import { PROBLEM_CODES } from '@solar/contracts/common/problem-codes';
import { errorText, UserFacingError } from '@solar/mfe-kit/http/error-text';
import { HttpError } from '@solar/mfe-kit/http/http-error';
import { loadProblemTexts } from '@solar/mfe-kit/http/problem-texts';
import { i18n, startI18n } from '@solar/mfe-kit/i18n/i18n';
import en from '../locales/problems/en.json';
import fr from '../locales/problems/fr.json';

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [key] : keysOf(text).map((rest) => `${key}.${rest}`),
  );

beforeAll(() => startI18n());

const refused = (code: string, parts: object = {}) =>
  new HttpError(409, 'No', { type: '', title: 'No', status: 409, code, ...parts });

it('passes on what was said in words, and keeps the words of a program to itself', () => {
  expect(errorText(new UserFacingError('The bin is not empty'))).toBe('The bin is not empty');
  expect(errorText(new TypeError('x is not a function'))).toBe(i18n.t('kit:errors.unknown'));
});

it('has a text of every problem code in each language, and none of others', () => {
  for (const texts of [en, fr]) expect(keysOf(texts).sort()).toEqual([...PROBLEM_CODES].sort());
});

it('says a problem in the language of the page, with what it names', async () => {
  await loadProblemTexts();
  const taken = refused('serials.taken', { numbers: ['A1', 'B2'], detail: 'Taken' });
  expect(errorText(taken)).toBe('These serial numbers are already in stock: A1, B2');
  expect(errorText(refused('quote.expired', { detail: 'Over' }))).toBe(en.quote.expired);
});

it('falls back to the server’s sentence where a newer service has a code of its own', async () => {
  await loadProblemTexts();
  expect(errorText(refused('moon.full', { detail: 'The moon is full' }))).toBe('The moon is full');
});
