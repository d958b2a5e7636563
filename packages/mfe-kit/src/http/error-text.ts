import { activeI18n } from '@solar/mfe-kit/i18n/i18n';
import { isHttpError } from '@solar/mfe-kit/http/http-error';

/** An error whose message is a sentence for people already, in their language. */
export class SaidError extends Error {}

/** A sentence for people: what was said, or the text of the problem's code, else the server's sentence, else a general one. */
export function errorText(error: unknown): string {
  if (error instanceof SaidError) return error.message;
  const i18n = activeI18n();
  if (isHttpError(error)) {
    const key = `kit:errors.${error.code}`;
    if (i18n.exists(key)) return i18n.t(key);
    if (error.status >= 500) return i18n.t('kit:errors.server');
    if (error.detail) return error.detail;
  }
  return i18n.t('kit:errors.unknown');
}
