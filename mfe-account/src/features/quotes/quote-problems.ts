import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';

const CODES = ['quote.revised', 'quote.expired', 'quote.price_changed', 'quote.nothing_left'];

/** Why a quote could not be accepted, in a sentence. */
export function problemText(error: unknown, t: (key: string) => string): string {
  if (isHttpError(error) && CODES.includes(error.code)) {
    return t(`quotes.problems.${error.code.slice('quote.'.length)}`);
  }
  return errorText(error);
}
