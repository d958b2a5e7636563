import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';

export interface RowActionsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => Promise<unknown>;
}

/** Change a row, or delete it after a question. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const { t } = useTranslation('catalog');
  return (
    <Inline gap="1" wrap={false} justify="end">
      <IconButton size="sm" label={t('admin.edit', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        tone="danger"
        trigger={
          <IconButton size="sm" label={t('admin.delete', { name })}>
            <Trash aria-hidden="true" />
          </IconButton>
        }
        title={t('admin.deleteTitle', { name })}
        description={t('admin.deleteText')}
        confirmLabel={t('admin.deleteConfirm')}
        onConfirm={onDelete}
      />
    </Inline>
  );
}
