import { Button } from '@solar/ui/button/button';
import { Dialog, type DialogProps } from '@solar/ui/dialog/dialog';
import { Stack } from '@solar/ui/layout/layout';
import { useUiText } from '@solar/ui/ui-text/ui-text';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import styles from './form-dialog.module.css';

/** What `useZodForm` gives; the dialog's fields are the caller's. */
export interface DialogForm {
  submit: (event: SyntheticEvent) => unknown;
  formError: ReactNode;
  submitting: boolean;
}

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'trigger' | 'open'
> {
  form: DialogForm;
  /** The verb on the button that sends the form. */
  submitLabel: string;
  /** What is done cannot be taken back. */
  danger?: boolean;
  /** What else can be done with the record, before Cancel. */
  aside?: ReactNode;
  /** Belongs to the record and not to the form. */
  after?: ReactNode;
  onOpen?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields, what went wrong with it as a whole, Cancel and the button that sends it. It stays while it is sent. */
export function FormDialog({
  form: { submit, formError, submitting },
  submitLabel,
  danger = false,
  aside,
  after,
  open = true,
  onOpen,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const text = useUiText();
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(next) => (next ? onOpen?.() : onClose())}
      locked={submitting}
      footer={
        <>
          {aside}
          <Button variant="secondary" disabled={submitting} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={submitting}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="5">
          {children}
          {formError && (
            <p role="alert" className={styles.error}>
              {formError}
            </p>
          )}
        </Stack>
      </form>
      {after}
    </Dialog>
  );
}
