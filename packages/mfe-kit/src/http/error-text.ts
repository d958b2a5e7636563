import { activeI18n } from '@solar/mfe-kit/i18n/i18n';
import { isHttpError } from '@solar/mfe-kit/http/http-error';

/** An error whose message is a sentence for people already, in their language. */
export class UserFacingError extends Error {}

/** A sentence for people: what was said, or the text of the problem's code, else the server's sentence, else a general one. */
export function errorText(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  const i18n = activeI18n();
  if (isHttpError(error)) {
    const keys = [`problems:${error.code}`, `kit:errors.${error.code}`];
    if (i18n.exists(keys)) return i18n.t(keys, valuesOf(error.problem));
    if (error.status >= 500) return i18n.t('kit:errors.server');
    if (error.detail) return error.detail;
  }
  return i18n.t('kit:errors.unknown');
}

/** What a text may name of a problem: its members, lists of words joined. */
function valuesOf(problem: object | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(problem ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}
