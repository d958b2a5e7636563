import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
import { useTranslation } from 'react-i18next';
import { BULK } from '../api/use-admin-products';
import { BulkChangeDialog } from './bulk-change-dialog';

interface ProductBulkActionsProps {
  rows: readonly AdminProductRow[];
  onDone: () => void;
}

/** Shows, hides or deletes the selected products. */
export function ProductBulkActions({ rows, onDone }: ProductBulkActionsProps) {
  const { t } = useTranslation('catalog');
  const count = rows.length;
  return (
    <>
      <BulkChangeDialog rows={rows} onDone={onDone} />
      <BulkButton
        {...BULK.show}
        label={t('admin.products.bulk.show')}
        rows={rows.filter(({ active }) => !active)}
        onDone={onDone}
      />
      <BulkButton
        {...BULK.hide}
        label={t('admin.products.bulk.hide')}
        rows={rows.filter(({ active }) => active)}
        onDone={onDone}
      />
      <BulkButton
        {...BULK.remove}
        label={t('admin.deleteConfirm')}
        rows={rows}
        question={{
          title: t('admin.products.bulk.deleteTitle', { count }),
          description: t('admin.deleteText'),
        }}
        onDone={onDone}
      />
    </>
  );
}
