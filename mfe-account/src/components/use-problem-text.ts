import { errorText, UserFacingError } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useTranslation } from 'react-i18next';

/** The sentence for a failure: of this slice's own problems in its locale files, else the common one. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('account');
  return (error) => {
    const key = isHttpError(error) ? `problems.${error.code.replaceAll('.', '_')}` : '';
    return key && i18n.exists(key, { ns: 'account' }) ? t(key) : errorText(error);
  };
}

/** Runs what a form sends; a problem of this slice reaches the form in the reader's words. */
export function useInWords() {
  const problemText = useProblemText();
  return async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isHttpError(error) && error.errors.length === 0) {
        throw new UserFacingError(problemText(error), { cause: error });
      }
      throw error;
    }
  };
}
