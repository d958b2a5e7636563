import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useTranslation } from 'react-i18next';

/** Why a request for a return, or one of its pictures, was refused, in the words of this screen. */
export function useReturnError(): (error: unknown) => string {
  const { t, i18n } = useTranslation('account');
  return (error) => {
    const key = isHttpError(error) ? `returns.errors.${error.code}` : '';
    return key && i18n.exists(`account:${key}`) ? t(key) : errorText(error);
  };
}
