import type { Group } from '@solar/contracts/account/people-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useRemoveGroup } from '../../../api/people-api';

/** Removes a group that has no customers. */
export function RemoveGroup({ group }: { group: Group }) {
  const { t } = useTranslation('account');
  const remove = useRemoveGroup(t('admin.groups.removed'));
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" disabled={group.customerCount > 0}>
          {t('common.remove')}
        </Button>
      }
      tone="danger"
      title={t('admin.groups.removeTitle', { name: group.name })}
      description={t('admin.groups.removeText')}
      confirmLabel={t('common.remove')}
      error={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutateAsync(group.id)}
    />
  );
}
