import type { SecondFactorEnrolment } from '@solar/contracts/account/second-factor-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { Button } from '@solar/ui/button/button';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { beginEnrolment } from '../../../api/second-factor-api';
import { FormAlert } from '../../../components/form-alert';
import {
  ReauthenticationFields,
  reauthenticationShape,
} from '../../../components/reauthentication';
import { useInWords } from '../../../components/use-problem-text';

const formSchema = z.object(reauthenticationShape(false));

/** Asks for the password, so that nobody locks somebody else out with a borrowed session. */
export function PasswordStep({
  onEnrolment,
}: {
  onEnrolment: (enrolment: SecondFactorEnrolment) => void;
}) {
  const { t } = useTranslation('account');
  const inWords = useInWords();
  const { form, submit, formError, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: { currentPassword: '', code: '' },
    onSubmit: async (values) => onEnrolment(await inWords(beginEnrolment(values))),
  });
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={t('twoStep.password.title')} description={t('twoStep.password.text')}>
        <Stack gap="5">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <ReauthenticationFields
            register={form.register}
            errors={form.formState.errors}
            withCode={false}
          />
          <FormActions>
            <Button type="submit" variant="primary" loading={submitting}>
              {t('twoStep.next')}
            </Button>
          </FormActions>
        </Stack>
      </FormSection>
    </form>
  );
}
