import type { Dashboard } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './orders-chart.module.css';

const OrdersBars = lazy(() =>
  import('./orders-bars').then(({ OrdersBars: component }) => ({ default: component })),
);

/** Orders of each of the last thirty days, as bars to look at and a table to listen to. */
export function OrdersChart({ days }: { days: Dashboard['ordersPerDay'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <Card>
      <CardHeader
        title={t('dashboard.chart.title')}
        description={t('dashboard.chart.text')}
        level={2}
      />
      <div className={styles.chart} aria-hidden="true">
        <Suspense fallback={<Skeleton shape="block" height="100%" />}>
          <OrdersBars days={days} />
        </Suspense>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('dashboard.chart.title')}</caption>
          <tbody>
            {days.map(({ day, orders }) => (
              <tr key={day}>
                <th scope="row">{format.date(day)}</th>
                <td>{orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}
