import { FormHistory } from '@solar/mfe-kit/history/form-history';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { Button } from '@solar/ui/button/button';
import { DialogClose } from '@solar/ui/dialog/dialog';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import type { ReactNode } from 'react';
import { FormProvider, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import styles from './admin-form.module.css';

export interface AdminFormProps<Input extends FieldValues, Output> {
  schema: ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  onSubmit: (values: Output) => Promise<unknown>;
  children: ReactNode;
  /** Keeps the save button in view in a long form. */
  stickyActions?: boolean;
  /** The form is the body of a dialog, which its Cancel closes. */
  inDialog?: boolean;
  submitLabel?: string;
  /** Of the record that is edited: who changed it, and what it was. */
  history?: { type: string; id: string; stand: number } | undefined;
}

/** A form of the back office: its fields, what went wrong with it as a whole, and Save. */
export function AdminForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  children,
  stickyActions = false,
  inDialog = false,
  submitLabel,
  history,
}: AdminFormProps<Input, Output>) {
  const { t } = useTranslation('catalog');
  const { form, submit, formError, submitting } = useZodForm({ schema, defaultValues, onSubmit });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="5">
          {children}
          {history && <FormHistory {...history} mayUndo />}
          {formError && (
            <p role="alert" className={styles.error}>
              {formError}
            </p>
          )}
          <FormActions sticky={stickyActions} inDialog={inDialog}>
            {inDialog && (
              <DialogClose asChild>
                <Button variant="secondary">{t('admin.cancel')}</Button>
              </DialogClose>
            )}
            <Button type="submit" loading={submitting}>
              {submitLabel ?? t('admin.save')}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </FormProvider>
  );
}
