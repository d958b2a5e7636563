import {
  companySchema,
  phoneSchema,
  registerSchema,
  usernameSchema,
} from '@solar/contracts/account/auth-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { safeReturnTo } from '@solar/mfe-kit/session/return-to';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Grid, Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { FormAlert } from '../../components/form-alert';
import { NewPasswordFields } from '../../components/new-password-fields';
import { newPasswordShape, withSamePasswords } from '../../components/new-password-shape';
import { PersonFields } from '../../components/person-fields';
import { urls } from '../../urls';
import { AuthLayout } from './auth-layout';
import { useSignInError } from './use-sign-in-error';

/** An empty field is a field left out. */
const orEmpty = <T extends z.ZodType<string, string>>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]);

const formSchema = withSamePasswords(
  z.object({
    ...newPasswordShape,
    firstName: registerSchema.shape.firstName,
    lastName: registerSchema.shape.lastName,
    email: registerSchema.shape.email,
    username: orEmpty(usernameSchema),
    company: orEmpty(companySchema),
    phone: orEmpty(phoneSchema),
  }),
);

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  company: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

/** Registration; the new person is signed in and informed that prices come after approval. */
export function RegisterPage() {
  const { t, i18n } = useTranslation('account');
  const [params] = useSearchParams();
  const signedIn = useSession(({ status }) => status === 'authenticated');
  const { failure, run } = useSignInError();
  const { form, submit, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: EMPTY,
    onSubmit: ({ confirmPassword: _repeated, ...person }) =>
      run(() => session.register({ ...person, language: i18n.language === 'fr' ? 'fr' : 'en' })),
  });
  usePageMeta({ title: t('auth.register.title'), noIndex: true });
  const { errors } = form.formState;
  const search = params.size > 0 ? `?${params}` : '';
  if (signedIn) {
    return <Navigate to={safeReturnTo(params.get('returnTo') ?? urls.overview)} replace />;
  }
  return (
    <AuthLayout
      title={t('auth.register.title')}
      text={t('auth.register.text')}
      footer={
        <>
          {t('auth.register.haveAccount')}{' '}
          <Link asChild>
            <RouterLink to={`${urls.signIn}${search}`}>{t('auth.register.signIn')}</RouterLink>
          </Link>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {failure && <FormAlert tone="danger">{failure}</FormAlert>}
          <Grid min="xs" gap="4">
            <PersonFields
              names={['firstName', 'lastName']}
              register={form.register}
              errors={errors}
            />
          </Grid>
          <PersonFields names={['email']} register={form.register} errors={errors} />
          <Grid min="xs" gap="4">
            <PersonFields names={['company', 'phone']} register={form.register} errors={errors} />
          </Grid>
          <PersonFields names={['username']} register={form.register} errors={errors} />
          <NewPasswordFields
            label={t('auth.fields.password')}
            password={form.watch('password')}
            register={form.register}
            errors={errors}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
            {t('auth.register.submit')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
