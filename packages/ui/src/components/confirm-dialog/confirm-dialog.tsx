import { AlertDialog } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import dialogStyles from '../dialog/dialog.module.css';
import { useFocusReturn } from '../../hooks/use-focus-return';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { useUiText } from '../ui-text/ui-text';
import { WholeNumbers } from '../whole-numbers/whole-numbers';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  /** The question: "Cancel order 1042?" */
  title: ReactNode;
  /** What will happen and whether it can be undone. */
  description: ReactNode;
  /** The verb: "Cancel order". */
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'default' | 'danger';
  /** While the promise runs the dialog waits; it closes when it is fulfilled. */
  onConfirm: () => void | Promise<unknown>;
  /** Must be typed first, for what cannot be undone. */
  typeToConfirm?: { label: ReactNode; value: string };
  /** Shown when the action failed. */
  error?: ReactNode;
  children?: ReactNode;
}

/** Asks before something that matters. Focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  typeToConfirm,
  error,
  children,
}: ConfirmDialogProps) {
  const text = useUiText();
  const focusReturn = useFocusReturn();
  const formId = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const shown = open ?? ownOpen;
  const setShown = (next: boolean) => {
    if (busy) return;
    if (!next) setTyped('');
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      setTyped('');
      setOwnOpen(false);
      onOpenChange?.(false);
    } catch {
      // The caller shows why through `error`; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  };
  const allowed = !typeToConfirm || typed === typeToConfirm.value;
  return (
    <AlertDialog.Root open={shown} onOpenChange={setShown}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogStyles.overlay} />
        <AlertDialog.Content
          className={`${dialogStyles.content} ${dialogStyles.sm}`}
          {...focusReturn}
        >
          <form
            id={formId}
            className={styles.body}
            onSubmit={(event) => {
              event.preventDefault();
              // React hands it on to a form that the question stands in, which would be sent, too.
              event.stopPropagation();
              if (allowed) void confirm();
            }}
          >
            <div>
              <AlertDialog.Title className={dialogStyles.title}>
                <WholeNumbers>{title}</WholeNumbers>
              </AlertDialog.Title>
              <AlertDialog.Description className={dialogStyles.description}>
                {description}
              </AlertDialog.Description>
            </div>
            {children}
            {typeToConfirm && (
              <Field label={typeToConfirm.label}>
                <TextInput
                  value={typed}
                  autoComplete="off"
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
            )}
            {error && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
          </form>
          <div className={dialogStyles.footer}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel ?? text.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              type="submit"
              form={formId}
              variant={tone === 'danger' ? 'danger' : 'primary'}
              loading={busy}
              disabled={!allowed}
            >
              {confirmLabel ?? text.confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
