import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import { PRINT_MAX } from '@solar/contracts/inventory/printing';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../api/inventory-api';
import { LabelsDialog } from './labels-dialog';
import { PaperButton } from './paper-button';

type Chosen = { orderId: string; orderNumber: string };

/** Packing slips and labels of orders that were chosen in a list of another slice. */
export default function OrderPapers({ orders }: { orders: readonly Chosen[] }) {
  const { t } = useTranslation('inventory');
  if (!useCan('inventory.stock.read')) return null;
  return (
    <Dialog
      title={t('printing.orders', { count: orders.length })}
      description={t('printing.ordersText')}
      size="sm"
      trigger={
        <Button
          size="sm"
          variant="secondary"
          startIcon={<Printer />}
          disabled={orders.length === 0 || orders.length > PRINT_MAX}
        >
          {t('printing.slips')}
        </Button>
      }
    >
      <Printable orders={orders} />
    </Dialog>
  );
}

/** What the warehouse knows of the orders, and has gone on with, can be printed. */
function Printable({ orders }: { orders: readonly Chosen[] }) {
  const query = useInventoryPage<OrderStock>('orders', {
    orderIds: orders.map(({ orderId }) => orderId).join(),
    pageSize: PRINT_MAX,
  });
  return (
    <QueryState query={query} skeleton={<Skeleton shape="text" lines={3} />}>
      {({ items }) => {
        const printable = items.filter(({ status }) => status !== 'released');
        const known = new Set(printable.map(({ orderId }) => orderId));
        return (
          <Choice
            ids={orders.map(({ orderId }) => orderId).filter((id) => known.has(id))}
            without={orders.filter(({ orderId }) => !known.has(orderId))}
          />
        );
      }}
    </QueryState>
  );
}

function Choice({ ids, without }: { ids: readonly string[]; without: readonly Chosen[] }) {
  const { t } = useTranslation('inventory');
  return (
    <Stack gap="4">
      {without.length > 0 && (
        <div role="note">
          <p>{t('printing.nothing', { count: without.length })}</p>
          <ul>
            {without.map(({ orderId, orderNumber }) => (
              <li key={orderId}>
                <Identifier>{orderNumber}</Identifier>
              </li>
            ))}
          </ul>
        </div>
      )}
      {ids.length > 0 && (
        <>
          <p>{t('printing.printable', { count: ids.length })}</p>
          <Inline gap="3">
            <PaperButton type="packing_slip" ids={ids} name="packing-slips" />
            <LabelsDialog kind="order" ids={ids} />
          </Inline>
        </>
      )}
    </Stack>
  );
}
