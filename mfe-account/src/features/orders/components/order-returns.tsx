import type { Order } from '@solar/contracts/checkout/orders-http';
import type { OrderReturns as Returns } from '@solar/contracts/checkout/returns-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayHaveReturns, useOrderReturns } from '../../../api/returns-api';
import { ListSkeleton } from '../../../components/list-skeleton';
import { RecordList } from '../../../components/record-card';
import { OneReturn } from './one-return';
import { RequestReturn } from './request-return';

/** What goes back of an order: its returns, and the way to ask for one. */
export function OrderReturns({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const query = useOrderReturns(order);
  if (!mayHaveReturns(order)) return null;
  return (
    <Card>
      <CardHeader title={t('returns.title')} />
      <QueryState query={query} skeleton={<ListSkeleton rows={1} height="4rem" />}>
        {(returns) => (
          <Stack gap="4">
            {returns.items.length > 0 && (
              <RecordList>
                {returns.items.map((one) => (
                  <OneReturn key={one.returnId} one={one} />
                ))}
              </RecordList>
            )}
            <AskForReturn order={order} returnable={returns.returnable} />
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}

function AskForReturn({ order, returnable }: { order: Order } & Pick<Returns, 'returnable'>) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { until, open, lines } = returnable;
  if (until === null || lines.length === 0) return <p>{t('returns.nothingLeft')}</p>;
  const date = format.date(until);
  return (
    <>
      <p>{t(open ? 'returns.until' : 'returns.over', { date })}</p>
      {open && (
        <p data-print="hidden">
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('returns.ask')}
          </Button>
        </p>
      )}
      {asking && <RequestReturn order={order} lines={lines} onClose={() => setAsking(false)} />}
    </>
  );
}
