import type { ProblemCode } from '@solar/contracts/common/problem-codes';
import { loadProblemTexts } from '@solar/mfe-kit/http/problem-texts';
import { i18n } from '@solar/mfe-kit/i18n/i18n';
import { notify } from '@solar/mfe-kit/notify/notify';
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
  /** What the service would say: there is no question to ask then. */
  refused?: ProblemCode | undefined;
}

/** Change a row, or delete it after a question. */
export function RowActions({ name, onEdit, onDelete, refused }: RowActionsProps) {
  const { t } = useTranslation('catalog');
  const trash = (
    <IconButton
      size="sm"
      label={t('admin.delete', { name })}
      {...(refused && { onClick: () => void sayRefusal(refused) })}
    >
      <Trash aria-hidden="true" />
    </IconButton>
  );
  return (
    <Inline gap="1" wrap={false} justify="end">
      <IconButton size="sm" label={t('admin.edit', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      {refused ? (
        trash
      ) : (
        <ConfirmDialog
          tone="danger"
          trigger={trash}
          title={t('admin.deleteTitle', { name })}
          description={t('admin.deleteText')}
          confirmLabel={t('admin.deleteConfirm')}
          onConfirm={onDelete}
        />
      )}
    </Inline>
  );
}

async function sayRefusal(code: ProblemCode): Promise<void> {
  await loadProblemTexts();
  notify.error(i18n.t(`problems:${code}`));
}
