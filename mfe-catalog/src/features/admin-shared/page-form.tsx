import { useUnsavedGuard, type UnsavedGuardOptions } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { Button } from '@solar/ui/button/button';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './admin-form.module.css';

export interface PageFormProps<Input extends FieldValues, Output> extends UnsavedGuardOptions<
  Input,
  Output
> {
  children: ReactNode;
  /** Stands below the form, and reads and sets its fields. */
  after?: ReactNode;
}

/** A form that is a whole page: Save stays in view, and what is unsaved is kept and asked about. */
export function PageForm<Input extends FieldValues, Output>({
  children,
  after,
  ...options
}: PageFormProps<Input, Output>) {
  const { t } = useTranslation('catalog');
  const { form, submit, formError, submitting, unsaved } = useUnsavedGuard(options);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const page = event.currentTarget;
    await submit(event);
    requestAnimationFrame(() => form.formState.isSubmitSuccessful || showAnError(page));
  };
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="5">
          {unsaved}
          {children}
          {formError && (
            <p role="alert" className={styles.error}>
              {formError}
            </p>
          )}
          <FormActions sticky>
            <Button type="submit" loading={submitting}>
              {t('admin.save')}
            </Button>
          </FormActions>
        </Stack>
      </form>
      {after}
    </FormProvider>
  );
}

/** What no field has, such as a file on its way, gets no focus, and may stand a screen away from Save. */
function showAnError(page: HTMLFormElement): void {
  if (page.querySelector('[aria-invalid="true"]')) return;
  page.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
}
