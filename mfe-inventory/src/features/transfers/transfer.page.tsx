import type { Transfer } from '@solar/contracts/inventory/transfers';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { INVENTORY_KEY, sendInventory, useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { BinLabel, Pieces, ProductLabel } from '../labels/labels';
import { TransferLabel } from '../labels/status-labels';
import { ReversalNote } from '../reversals/reversal-note';
import { ReverseDialog } from '../reversals/reverse-dialog';
import { LabelsDialog } from '../printing/labels-dialog';
import { PaperButton } from '../printing/paper-button';
import { InventoryScreen } from '../screen/inventory-screen';
import { CancelTransferDialog } from './components/cancel-transfer-dialog';
import { ReceiveTransfer } from './components/receive-transfer';

type Line = Transfer['lines'][number];

function TransferLines({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('inventory');
  const number = (id: 'quantity' | 'received' | 'missing'): DataColumn<Line> => ({
    id,
    header: t(`fields.${id}`),
    cell: (row) => <Pieces value={row[id]} muted={id !== 'quantity'} />,
    value: (row) => row[id],
    align: 'end',
  });
  const columns: DataColumn<Line>[] = [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
    },
    {
      id: 'from',
      header: t('fields.from'),
      cell: (row) => <BinLabel bin={row.from} lot={row.lot} />,
      value: (row) => row.from.binCode,
    },
    {
      id: 'to',
      header: t('fields.to'),
      cell: (row) => <BinLabel bin={row.to} />,
      value: (row) => row.to.binCode,
    },
    number('quantity'),
    number('received'),
    number('missing'),
  ];
  return (
    <RowsTable
      label={t('transfers.goods')}
      columns={columns}
      rows={transfer.lines}
      getRowId={(row) => `${row.product.productId}|${row.from.binId}|${row.lot ?? ''}`}
    />
  );
}

function TransferActions({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('inventory');
  const mayTransfer = useCan('inventory.transfers.write');
  const dispatch = useApiMutation({
    mutationFn: () => sendInventory('post', `transfers/${transfer.id}/dispatch`),
    invalidates: [INVENTORY_KEY],
    success: t('transfers.dispatched'),
  });
  const open = transfer.status === 'pending' || transfer.status === 'in_progress';
  if (transfer.status === 'completed') {
    return (
      <ReverseDialog
        path={`transfers/${transfer.id}`}
        document={transfer}
        permission="inventory.transfers.write"
      />
    );
  }
  if (!mayTransfer || !open) return null;
  return (
    <Inline gap="2">
      <CancelTransferDialog transfer={transfer} />
      {transfer.status === 'pending' && (
        <ConfirmDialog
          trigger={<Button>{t('transfers.dispatch')}</Button>}
          title={t('transfers.dispatchTitle', { number: transfer.number })}
          description={t('transfers.dispatchText')}
          confirmLabel={t('transfers.dispatch')}
          onConfirm={() => dispatch.mutateAsync()}
        />
      )}
    </Inline>
  );
}

function Facts({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const time = (iso: string | null) => (iso ? format.dateTime(iso) : '–');
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('fields.reference'), value: transfer.reference || '–' },
        { term: t('fields.createdAt'), value: time(transfer.createdAt) },
        { term: t('fields.dispatchedAt'), value: time(transfer.dispatchedAt) },
        { term: t('fields.closedAt'), value: time(transfer.closedAt) },
        { term: t('fields.actor'), value: transfer.createdBy?.name ?? t('fields.system') },
        { term: t('fields.notes'), value: transfer.cancelReason ?? (transfer.notes || '–') },
      ]}
    />
  );
}

/** One transfer: dispatch it, receive it, or cancel it. */
export function TransferPage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const mayTransfer = useCan('inventory.transfers.write');
  const query = useInventoryItem<Transfer>(`transfers/${id}`);
  const transfer = query.data;
  return (
    <InventoryScreen
      title={transfer?.number ?? t('transfers.title')}
      meta={transfer && <TransferLabel status={transfer.status} />}
      parent={{ label: t('transfers.title'), href: urls.transfers }}
      actions={
        transfer && (
          <Inline gap="2">
            <PaperButton type="transfer" ids={[transfer.id]} name={transfer.number} />
            <LabelsDialog kind="transfer" ids={[transfer.id]} />
            <TransferActions transfer={transfer} />
          </Inline>
        )
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(data) => (
          <Stack gap="6">
            <ReversalNote reversal={data.reversal} />
            <Facts transfer={data} />
            {data.status === 'in_progress' && mayTransfer && (
              <ReceiveTransfer key={JSON.stringify(data.lines)} transfer={data} />
            )}
            <TransferLines transfer={data} />
            <p>
              <Link href={urls.transactionsOf({ reference: data.number })}>
                {t('ledger.ofDocument')}
              </Link>
            </p>
            <RemoteSlot
              remote="admin"
              name="history"
              props={{ type: 'transfer', id: data.id, stand: JSON.stringify(data) }}
            />
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
