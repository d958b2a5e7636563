import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useInventoryPage } from '../../../api/inventory-api';
import { urls } from '../../../urls';
import styles from '../overview.module.css';

const SHOWN = 8;

/** The orders that wait longest. */
export function OrdersToShip() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const query = useInventoryPage<OrderStock>('orders', { status: 'allocated', pageSize: SHOWN });
  return (
    <Card>
      <CardHeader
        title={t('overview.toShip')}
        level={2}
        actions={<Link href={urls.shipments}>{t('overview.all')}</Link>}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton shape="text" lines={6} />}
        isEmpty={(page) => page.items.length === 0}
        empty={<EmptyState size="sm" level={3} title={t('overview.nothingToShip')} />}
      >
        {(page) => (
          <ul className={styles.list}>
            {page.items.map((order) => (
              <li key={order.orderId} className={styles.row}>
                <span className={styles.names}>
                  <Identifier>{order.orderNumber}</Identifier>
                  <span className={styles.aside}>
                    {t('overview.orderSize', { count: order.pieces })} ·{' '}
                    {format.relative(order.allocatedAt)}
                  </span>
                </span>
                <Button asChild size="sm" variant="secondary">
                  <RouterLink
                    to={urls.shipment(order.orderId)}
                    aria-label={t('overview.pickOrder', { number: order.orderNumber })}
                  >
                    {t('overview.pick')}
                  </RouterLink>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
