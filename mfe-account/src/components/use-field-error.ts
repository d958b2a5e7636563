import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Kinds of errors that have a sentence of their own in the locale files. */
const KNOWN = new Set([
  'required',
  'too_small',
  'too_big',
  'invalid_format',
  'invalid_value',
  'taken',
  'wrong_password',
  'wrong_code',
  'mismatch',
  'password',
]);

type ErrorLike = Pick<FieldError, 'type' | 'message'> | undefined;

/**
 * The sentence under a field. `kinds` names a better sentence for one kind of error of this field, such as
 * `{ invalid_format: 'email' }`.
 */
export function useFieldError() {
  const { t } = useTranslation('account');
  return (error: ErrorLike, kinds: Readonly<Record<string, string>> = {}): string | undefined => {
    if (!error) return undefined;
    const type = String(error.type ?? '');
    const kind = kinds[type] ?? (type === 'too_small' ? 'required' : type);
    if (kinds[type] !== undefined || KNOWN.has(kind)) return t(`errors.${kind}`);
    return error.message ?? t('errors.invalid_value');
  };
}
