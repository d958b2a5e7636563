import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import type { ReactNode } from 'react';
import { z } from 'zod';
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
  const inWords = useInWords();
  const zodForm = useZodForm({
    schema: z.object(reauthenticationShape(withCode)),
    defaultValues: { currentPassword: '', code: '' },
    onSubmit: (proof) => inWords(onConfirm(proof)),
  });
  const { form } = zodForm;
  return (
    <FormDialog
      form={zodForm}
      title={title}
      description={text}
      submitLabel={action}
      danger={danger}
      onClose={onClose}
    >
      <ReauthenticationFields
        register={form.register}
        errors={form.formState.errors}
        withCode={withCode}
      />
    </FormDialog>
  );
}
