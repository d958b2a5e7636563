import { Stack } from '@solar/ui/layout/layout';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordRules } from './password-rules';
import { TextField } from './text-field';

interface NewPasswordFieldsProps {
  label: string;
  /** As typed so far. */
  password: string;
  register: (name: 'password' | 'confirmPassword') => UseFormRegisterReturn;
  errors: Readonly<{
    password?: FieldError | undefined;
    confirmPassword?: FieldError | undefined;
  }>;
}

/** A new password with its rules, and its repetition: the two fields of `newPasswordShape`. */
export function NewPasswordFields({ label, password, register, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <Stack gap="2">
        <TextField
          label={label}
          field={register('password')}
          error={errors.password}
          errorKinds={{ custom: 'password' }}
          type="password"
          autoComplete="new-password"
          required
        />
        <PasswordRules password={password} />
      </Stack>
      <TextField
        label={t('auth.fields.confirmPassword')}
        field={register('confirmPassword')}
        error={errors.confirmPassword}
        errorKinds={{ custom: 'mismatch' }}
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
