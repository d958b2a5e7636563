import { secondFactorCodeSchema } from '@solar/contracts/account/second-factor-http';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from './code-field';
import { TextField } from './text-field';

/** Fields of a form that asks again who somebody is; `withCode` for people with two-step sign-in. */
export function reauthenticationShape(withCode: boolean) {
  return {
    currentPassword: z.string().min(1).max(128),
    code: withCode ? secondFactorCodeSchema : z.string().transform(() => undefined),
  };
}

type Fields = { currentPassword: string; code: string };

/** Password, and code where one is needed, before what a borrowed session must not do. */
export function ReauthenticationFields({
  register,
  errors,
  withCode,
}: {
  register: UseFormRegister<Fields>;
  errors: FieldErrors<Fields>;
  withCode: boolean;
}) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        label={t('auth.fields.currentPassword')}
        field={register('currentPassword')}
        error={errors.currentPassword}
        type="password"
        autoComplete="current-password"
        required
      />
      {withCode && <CodeField field={register('code')} error={errors.code} />}
    </>
  );
}
