import type { CurrencyChange } from '@solar/contracts/admin/currency-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencyChanges, useUndoCurrency } from '../api/currency-api';

const FIRST = { page: pageFields.page.parse(1), pageSize: 10 };

/** Every change of the currency; the newest can be taken back. */
export function ChangeHistory({ version }: { version: number }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const mayChange = useCan('admin.currency.change');
  const [state, setState] = useState(FIRST);
  const query = useCurrencyChanges(state);
  const undo = useUndoCurrency(t('currency.undone'));
  const columns: DataColumn<CurrencyChange>[] = [
    {
      id: 'made',
      header: t('currency.columns.made'),
      sortable: false,
      value: ({ madeAt }) => madeAt,
      cell: ({ madeAt }) => format.dateTime(madeAt),
    },
    {
      id: 'change',
      header: t('currency.columns.change'),
      sortable: false,
      value: ({ from, to }) => `${from} → ${to}`,
      cell: ({ from, to, undoes }) =>
        undoes === null ? `${from} → ${to}` : t('currency.takenBack', { from, to }),
    },
    {
      id: 'rate',
      header: t('currency.columns.rate'),
      align: 'end',
      sortable: false,
      value: ({ rate }) => rate,
      cell: ({ rate }) => rate,
    },
    {
      id: 'actions',
      header: t('currency.columns.actions'),
      sortable: false,
      cell: ({ changeId, canUndo, from }) =>
        canUndo &&
        mayChange && (
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost">
                {t('currency.undo')}
              </Button>
            }
            title={t('currency.undoAsk', { from })}
            description={t('currency.undoText')}
            confirmLabel={t('currency.undo')}
            onConfirm={() => undo.mutateAsync({ changeId, version })}
          />
        ),
    },
  ];
  return (
    <PageTable
      label={t('currency.history')}
      columns={columns}
      query={query}
      state={state}
      onState={(patch) => setState((before) => ({ ...before, ...patch }))}
      getRowId={({ changeId }) => changeId}
      emptyText={t('currency.never')}
      columnChoice={false}
    />
  );
}
