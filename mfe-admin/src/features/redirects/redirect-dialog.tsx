import { redirectInputSchema } from '@solar/contracts/admin/redirects-http';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { useWordedProblem } from '../../use-problem-text';
import { useAddRedirect } from './redirects-api';

/** An old address and the page that readers get instead. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const worded = useWordedProblem();
  const add = useAddRedirect(t('redirects.added'));
  const idempotencyKey = useIdempotencyKey('redirect');
  const zodForm = useZodForm({
    schema: redirectInputSchema,
    defaultValues: { from: '', to: '' },
    onSubmit: async (input) => {
      await add.mutateAsync({ input, idempotencyKey }).catch(worded);
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      title={t('redirects.add')}
      submitLabel={t('redirects.save')}
      onClose={onClose}
    >
      <Field
        label={t('redirects.from')}
        hint={t('redirects.fromHint')}
        required
        error={errors.from && t('redirects.fromError')}
      >
        <TextInput {...form.register('from')} />
      </Field>
      <Field label={t('redirects.to')} required error={errors.to && t('redirects.toError')}>
        <TextInput {...form.register('to')} />
      </Field>
    </FormDialog>
  );
}
