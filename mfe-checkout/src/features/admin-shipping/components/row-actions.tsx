import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';

/** Edit and delete of a row; deleting asks first. */
export function RowActions({
  name,
  onEdit,
  onDelete,
}: {
  name: string;
  onEdit: () => void;
  onDelete: () => Promise<unknown>;
}) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('admin.editNamed', { name })}
        onClick={onEdit}
      >
        {t('admin.edit')}
      </Button>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" aria-label={t('admin.deleteNamed', { name })}>
            {t('admin.delete')}
          </Button>
        }
        tone="danger"
        title={t('admin.deleteTitle', { name })}
        description={t('admin.deleteText')}
        confirmLabel={t('admin.delete')}
        onConfirm={onDelete}
      />
    </>
  );
}
