import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useEffect, useRef } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from './use-field-error';

/** A code of an authenticator app, or a recovery code. */
export function CodeField({
  field,
  error,
  hint,
  focused = false,
}: {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  hint?: string;
  /** Takes the focus when it appears as the only thing to do. */
  focused?: boolean;
}) {
  const { t } = useTranslation('account');
  const text = useFieldError();
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const { ref, ...rest } = field;
  return (
    <Field
      label={t('auth.fields.code')}
      hint={hint}
      error={text(error, { too_small: 'code', too_big: 'code' })}
      required
    >
      <TextInput
        {...rest}
        ref={(element) => {
          ref(element);
          input.current = element;
        }}
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}
