import { errorText } from '@solar/mfe-kit/http/error-text';
import { useApiMutation, type ApiMutationOptions } from '@solar/mfe-kit/query/use-api-mutation';
import { ConfirmDialog, type ConfirmDialogProps } from '@solar/ui/confirm-dialog/confirm-dialog';

type Asked = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'children'
>;
type Change = Pick<ApiMutationOptions<void, unknown>, 'mutationFn' | 'invalidates'>;

export interface ChangeDialogProps extends Asked, Change {
  /** Title of the toast when the change was made. */
  success: string;
  onClose: () => void;
}

/** Asks before a change, closes when it was made, and shows in the question why it was refused. */
export function ChangeDialog({
  mutationFn,
  invalidates,
  success,
  onClose,
  ...question
}: ChangeDialogProps) {
  const changing = useApiMutation({
    mutationFn,
    invalidates,
    success,
    failure: null,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      {...question}
      open
      onOpenChange={onClose}
      error={changing.error && errorText(changing.error)}
      onConfirm={() => changing.mutateAsync()}
    />
  );
}
