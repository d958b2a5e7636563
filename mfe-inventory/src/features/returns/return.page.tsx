import type { IncomingReturn } from '@solar/contracts/inventory/returns';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { IncomingReturnLabel } from '../labels/status-labels';
import { InventoryScreen } from '../screen/inventory-screen';
import { ExpectedLines } from './components/expected-lines';
import { ReceiveReturn } from './components/receive-return';
import { ReceivedLines } from './components/received-lines';

function Facts({ incoming }: { incoming: IncomingReturn }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { receivedAt, receivedBy, note } = incoming;
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          term: t('fields.order'),
          value: (
            <Link href={urls.shipment(incoming.orderId)}>
              <Identifier>{incoming.orderNumber}</Identifier>
            </Link>
          ),
        },
        ...(incoming.customerName
          ? [{ term: t('returns.customer'), value: incoming.customerName }]
          : []),
        { term: t('returns.announcedAt'), value: format.dateTime(incoming.expectedAt) },
        { term: t('fields.pieces'), value: format.number(incoming.pieces) },
        ...(receivedAt
          ? [
              { term: t('returns.receivedAt'), value: format.dateTime(receivedAt) },
              { term: t('fields.actor'), value: receivedBy?.name ?? t('fields.system') },
              { term: t('fields.notes'), value: note || '–' },
            ]
          : []),
      ]}
    />
  );
}

/** Goods that a customer sends back: what is expected, their receipt, and what came. */
export function ReturnPage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const query = useInventoryItem<IncomingReturn>(`returns/${id}`);
  const mayReceive = useCan('inventory.shipments.write');
  const incoming = query.data;
  return (
    <InventoryScreen
      title={incoming ? t('returns.one', { number: incoming.returnNumber }) : t('returns.title')}
      meta={incoming && <IncomingReturnLabel status={incoming.status} />}
      parent={{ label: t('returns.title'), href: urls.returns }}
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(data) => (
          <Stack gap="6">
            <Facts incoming={data} />
            {data.status === 'expected' && mayReceive ? (
              <ReceiveReturn incoming={data} />
            ) : (
              <ExpectedLines incoming={data} />
            )}
            {data.status === 'received' && (
              <>
                <ReceivedLines incoming={data} />
                <p>
                  <Link href={urls.transactionsOf({ reference: data.returnNumber })}>
                    {t('ledger.ofDocument')}
                  </Link>
                </p>
              </>
            )}
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
