import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Stack } from '@solar/ui/layout/layout';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormAlert } from './form-alert';
import { ReauthenticationFields, reauthenticationShape } from './reauthentication';
import { useInWords } from './use-problem-text';

/** Asks for password and code, then does what cannot be taken back. */
export function ReauthenticationDialog({
  title,
  text,
  action,
  danger = false,
  withCode,
  onConfirm,
  onClose,
}: {
  title: string;
  text: ReactNode;
  /** Label of the button that does it. */
  action: string;
  danger?: boolean;
  withCode: boolean;
  onConfirm: (proof: Reauthentication) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('account');
  const formId = useId();
  const inWords = useInWords();
  const { form, submit, formError, submitting } = useZodForm({
    schema: z.object(reauthenticationShape(withCode)),
    defaultValues: { currentPassword: '', code: '' },
    onSubmit: (proof) => inWords(onConfirm(proof)),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={submitting}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <ReauthenticationFields
            register={form.register}
            errors={form.formState.errors}
            withCode={withCode}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
