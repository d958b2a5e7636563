import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { OrderStockLabel } from '../labels/status-labels';
import { LabelsDialog } from '../printing/labels-dialog';
import { PaperButton } from '../printing/paper-button';
import { InventoryScreen } from '../screen/inventory-screen';
import { PickList } from './components/pick-list';
import { WaitingPieces } from './components/waiting-pieces';
import { ShippedLines } from './components/shipped-lines';

function Facts({ order }: { order: OrderStock }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <DescriptionList
      layout="inline"
      items={[
        { term: t('fields.pieces'), value: format.number(order.pieces) },
        { term: t('fields.allocatedAt'), value: format.dateTime(order.allocatedAt) },
        {
          term: t('fields.shippedAt'),
          value: order.shippedAt ? format.dateTime(order.shippedAt) : '–',
        },
        { term: t('fields.carrier'), value: order.carrier ?? '–' },
        { term: t('fields.tracking'), value: order.trackingNumber ?? '–' },
      ]}
    />
  );
}

function ShipmentSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
}

/** Another list of picks is begun anew. */
const pickListKey = ({ lines }: OrderStock) =>
  lines.map(({ bin, lot, quantity }) => `${bin.binId}|${lot ?? ''}|${quantity}`).join();

/** One order: pick it and ship it, or see what was shipped. */
export function ShipmentPage() {
  const { t } = useTranslation('inventory');
  const { orderId = '' } = useParams();
  const query = useInventoryItem<OrderStock>(`orders/${orderId}`);
  const mayShip = useCan('inventory.shipments.write');
  const order = query.data;
  return (
    <InventoryScreen
      title={order ? t('shipment.title', { number: order.orderNumber }) : t('shipments.title')}
      actions={
        order && (
          <Inline gap="2">
            {order.status === 'allocated' && (
              <PaperButton type="pick_list" ids={[orderId]} name={`pick-${order.orderNumber}`} />
            )}
            <PaperButton type="packing_slip" ids={[orderId]} name={order.orderNumber} />
            <LabelsDialog kind="order" ids={[orderId]} />
          </Inline>
        )
      }
      meta={order && <OrderStockLabel status={order.status} />}
      parent={{ label: t('shipments.title'), href: urls.shipments }}
    >
      <QueryState query={query} skeleton={<ShipmentSkeleton />}>
        {(data) => (
          <Stack gap="6">
            <Facts order={data} />
            {mayShip && <WaitingPieces order={data} />}
            {data.status === 'allocated' && mayShip && data.lines.length > 0 ? (
              <PickList key={pickListKey(data)} order={data} />
            ) : (
              <ShippedLines lines={data.lines} />
            )}
            {(data.sent ?? []).length > 0 && (
              <section aria-label={t('shortages.sent')}>
                <h2>{t('shortages.sent')}</h2>
                <ShippedLines lines={data.sent ?? []} />
              </section>
            )}
            <p>
              <Link href={urls.transactionsOf({ reference: data.orderNumber })}>
                {t('shipment.ledger')}
              </Link>
              {' · '}
              <Link href={`${urls.orderLog}?orderId=${data.orderId}`}>{t('orderLog.title')}</Link>
            </p>
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
