import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, removeInventory } from '../../../api/inventory-api';

const REFUSALS = ['location.not_empty', 'location.in_use'];

interface RemovePlaceProps {
  kind: 'warehouse' | 'zone' | 'bin';
  id: string;
  code: string;
  onRemoved: () => void;
}

/** Deletes a place in which nothing is and, of a bin, nothing ever was: the ledger names the others for good. */
export function RemovePlace({ kind, id, code, onRemoved }: RemovePlaceProps) {
  const { t } = useTranslation('inventory');
  const remove = useApiMutation({
    mutationFn: () =>
      removeInventory(`${kind}s/${id}`).catch((error: unknown) => {
        const kept = REFUSALS.some((refusal) => isHttpError(error, refusal));
        throw kept ? new UserFacingError(t(`warehouses.remove.kept.${kind}`)) : error;
      }),
    invalidates: [INVENTORY_KEY],
    success: t('warehouses.remove.done', { code }),
    onSuccess: onRemoved,
  });
  return (
    <ConfirmDialog
      trigger={<Button variant="ghost">{t('actions.delete')}</Button>}
      tone="danger"
      title={t('warehouses.remove.title', { code })}
      description={t('warehouses.remove.text')}
      confirmLabel={t('actions.delete')}
      onConfirm={() => remove.mutateAsync()}
    />
  );
}
