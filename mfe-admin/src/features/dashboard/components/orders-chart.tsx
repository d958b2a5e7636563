import type { Dashboard } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { ChartFrame } from '@solar/ui/chart-frame/chart-frame';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const OrdersBars = lazy(() =>
  import('./orders-bars').then(({ OrdersBars: component }) => ({ default: component })),
);

/** Orders of each of the last thirty days, as bars to look at and a table to read or listen to. */
export function OrdersChart({ days }: { days: Dashboard['ordersPerDay'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const table = {
    columns: [t('dashboard.chart.day'), t('dashboard.chart.orders')],
    rows: days.map(({ day, orders }) => [format.date(day), orders]),
  };
  return (
    <ChartFrame
      title={t('dashboard.chart.title')}
      description={t('dashboard.chart.text')}
      table={table}
    >
      <Suspense fallback={<Skeleton shape="block" height="100%" />}>
        <OrdersBars days={days} />
      </Suspense>
    </ChartFrame>
  );
}
