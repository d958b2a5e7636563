import { redirectInputSchema } from '@solar/contracts/admin/redirects-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { useWordedProblem } from '../../use-problem-text';
import { useAddRedirect } from './redirects-api';

const FORM = 'redirect-form';

/** An old address and the page that readers get instead. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const worded = useWordedProblem();
  const add = useAddRedirect(t('redirects.added'));
  const idempotencyKey = useIdempotencyKey('redirect');
  const { form, submit, formError, submitting } = useZodForm({
    schema: redirectInputSchema,
    defaultValues: { from: '', to: '' },
    onSubmit: async (input) => {
      await add.mutateAsync({ input, idempotencyKey }).catch(worded);
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('redirects.add')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('redirects.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="primary" loading={submitting}>
            {t('redirects.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <Stack gap="5">
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
          {formError && <p role="alert">{formError}</p>}
        </Stack>
      </form>
    </Dialog>
  );
}
