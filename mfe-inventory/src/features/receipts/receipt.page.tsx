import type { Receipt } from '@solar/contracts/inventory/goods-receipts';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { PostedLines } from '../lines/posted-lines';
import { LabelsDialog } from '../printing/labels-dialog';
import { PaperButton } from '../printing/paper-button';
import { ReversalNote } from '../reversals/reversal-note';
import { ReverseDialog } from '../reversals/reverse-dialog';
import { InventoryScreen } from '../screen/inventory-screen';

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { purchaseOrder } = receipt;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('fields.supplier'), value: receipt.supplier.name },
        {
          term: t('receipts.deliveryNote'),
          value:
            (receipt.sitting ?? 1) > 1
              ? t('receipts.part', { reference: receipt.reference, part: receipt.sitting })
              : receipt.reference,
        },
        { term: t('fields.warehouse'), value: receipt.warehouse.name },
        {
          term: t('fields.purchaseOrder'),
          value: purchaseOrder ? (
            <Link href={urls.purchaseOrder(purchaseOrder.id)}>
              <Identifier>{purchaseOrder.number}</Identifier>
            </Link>
          ) : (
            '–'
          ),
        },
        { term: t('fields.time'), value: format.dateTime(receipt.receivedAt) },
        { term: t('fields.actor'), value: receipt.receivedBy?.name ?? t('fields.system') },
        { term: t('fields.pieces'), value: format.number(receipt.pieces) },
        { term: t('fields.notes'), value: receipt.notes || '–' },
      ]}
    />
  );
}

/** One goods receipt. */
export function ReceiptPage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const query = useInventoryItem<Receipt>(`goods-receipts/${id}`);
  return (
    <InventoryScreen
      title={query.data?.number ?? t('receipts.title')}
      parent={{ label: t('receipts.title'), href: urls.receipts }}
      actions={
        query.data && (
          <Inline gap="2">
            <PaperButton type="receipt" ids={[id]} name={query.data.number} />
            <LabelsDialog kind="receipt" ids={[id]} />
            <ReverseDialog
              path={`goods-receipts/${id}`}
              document={query.data}
              permission="inventory.receipts.write"
            />
          </Inline>
        )
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(receipt) => (
          <Stack gap="6">
            <ReversalNote reversal={receipt.reversal} />
            <Facts receipt={receipt} />
            <PostedLines label={t('receipts.lines')} lines={receipt.lines} />
            <p>
              <Link href={urls.transactionsOf({ reference: receipt.number })}>
                {t('ledger.ofDocument')}
              </Link>
            </p>
            <RemoteSlot
              remote="admin"
              name="history"
              props={{ type: 'receipt', id: receipt.id, stand: receipt.id }}
            />
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
