import type { Profile } from '@solar/contracts/account/profile-http';
import { updateProfileSchema } from '@solar/contracts/account/profile-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { session } from '@solar/mfe-kit/session/session-store';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useProfile, useUpdateProfile } from '../../api/account-api';
import { AccountPage } from '../../components/account-page';
import { FormAlert } from '../../components/form-alert';
import { ListSkeleton } from '../../components/list-skeleton';
import { PersonFields } from '../../components/person-fields';
import { EmailSection } from './components/email-section';

const emptyToNull = z.literal('').transform(() => null);
const { firstName, lastName, username, company, phone, taxNumber } = updateProfileSchema.shape;

const formSchema = z.object({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  username: z.union([emptyToNull, username.unwrap().unwrap()]),
  company: z.union([emptyToNull, company.unwrap().unwrap()]),
  phone: z.union([emptyToNull, phone.unwrap().unwrap()]),
  taxNumber: taxNumber.unwrap().unwrap(),
});

/** Who the person is. */
export function ProfilePage() {
  const { t } = useTranslation('account');
  const query = useProfile();
  return (
    <AccountPage title={t('profile.title')} description={t('profile.text')}>
      <QueryState query={query} skeleton={<ListSkeleton height="12rem" />}>
        {(profile) => (
          <Stack gap="8">
            <ProfileForm profile={profile} />
            <EmailSection email={profile.email} />
          </Stack>
        )}
      </QueryState>
    </AccountPage>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const update = useUpdateProfile(t('profile.saved'));
  const { form, submit, formError, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      username: profile.username ?? '',
      company: profile.company ?? '',
      phone: profile.phone ?? '',
      taxNumber: profile.taxNumber ?? '',
    },
    onSubmit: async (values) => {
      await update.mutateAsync(values);
      await session.reloadUser();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="8">
        {formError && <FormAlert tone="danger">{formError}</FormAlert>}
        <FormSection
          title={t('profile.person.title')}
          description={t('profile.person.text')}
          columns={2}
        >
          <PersonFields
            names={['firstName', 'lastName', 'company', 'phone', 'taxNumber']}
            register={form.register}
            errors={errors}
            hints={{ taxNumber: t('profile.taxNumberHint') }}
          />
        </FormSection>
        <FormSection title={t('profile.signIn.title')} description={t('profile.signIn.text')}>
          <PersonFields names={['username']} register={form.register} errors={errors} />
          <Status tone={profile.approved ? 'success' : 'warning'}>
            {t(profile.approved ? 'profile.approved' : 'profile.pending', {
              date: format.date(profile.registeredAt),
            })}
          </Status>
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" loading={submitting}>
            {t('common.save')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
