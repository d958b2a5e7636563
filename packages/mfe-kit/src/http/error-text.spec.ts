import { i18n } from '@solar/mfe-kit/i18n/i18n';
import { errorText, UserFacingError } from '@solar/mfe-kit/http/error-text';

it('passes on what was said in words, and keeps the words of a program to itself', () => {
  expect(errorText(new UserFacingError('The bin is not empty'))).toBe('The bin is not empty');
  expect(errorText(new TypeError('x is not a function'))).toBe(i18n.t('kit:errors.unknown'));
});
