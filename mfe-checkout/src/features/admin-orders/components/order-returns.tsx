import type { Order } from '@solar/contracts/checkout/orders-http';
import type { OrderReturns as Returns } from '@solar/contracts/checkout/returns-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReturnStatusLabel } from '../../../shared/return-status-label';
import { urls } from '../../../urls';
import { orderReturnsKey, readOrderReturns } from '../../admin-returns/return-api';
import { OpenReturnDialog } from './open-return-dialog';

export function useOrderReturns({ orderId }: Pick<Order, 'orderId'>) {
  return useQuery({
    queryKey: orderReturnsKey(orderId),
    queryFn: () => readOrderReturns(orderId),
    staleTime: 0,
  });
}

/** The returns of an order, and the way to open one. */
export function OrderReturns({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const query = useOrderReturns(order);
  return (
    <Card padding="lg">
      <CardHeader title={t('admin.returns.title')} level={2} />
      <QueryState query={query} skeleton={<Skeleton shape="text" lines={2} />}>
        {(returns) => <Listed order={order} returns={returns} />}
      </QueryState>
    </Card>
  );
}

function Listed({ order, returns }: { order: Order; returns: Returns }) {
  const { t } = useTranslation('checkout');
  const canWrite = useCan('checkout.orders.write');
  const [opening, setOpening] = useState(false);
  const { items, returnable } = returns;
  return (
    <Stack gap="4">
      {items.length === 0 && <p>{t('admin.returns.noneOfOrder')}</p>}
      {items.map((one) => (
        <Inline key={one.returnId} gap="3">
          <Link to={urls.admin.return(one.returnId)}>
            <Identifier>{one.returnNumber}</Identifier>
          </Link>
          <ReturnStatusLabel status={one.status} />
        </Inline>
      ))}
      {canWrite && returnable.lines.length > 0 && (
        <p>
          <Button variant="secondary" onClick={() => setOpening(true)}>
            {t('admin.returns.open')}
          </Button>
        </p>
      )}
      {opening && (
        <OpenReturnDialog
          order={order}
          lines={returnable.lines}
          onClose={() => setOpening(false)}
        />
      )}
    </Stack>
  );
}
