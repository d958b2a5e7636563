import { errorText, UserFacingError } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong, in the reader's language: the text of this slice for the problem's code, else the general one. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('admin');
  return useCallback(
    (error) => {
      const key = isHttpError(error) ? `problems.${error.code}` : '';
      return key && i18n.exists(`admin:${key}`) ? t(key) : errorText(error);
    },
    [t, i18n],
  );
}

/** For the catch of a form's request: throws again what belongs to fields, and the rest as a sentence. */
export function useWordedProblem(): (error: unknown) => never {
  const text = useProblemText();
  return useCallback(
    (error) => {
      if (isHttpError(error) && error.errors.length > 0) throw error;
      throw new UserFacingError(text(error));
    },
    [text],
  );
}
