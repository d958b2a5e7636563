import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Grid, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useDashboard } from './api/use-dashboard';
import { FigureTiles } from './components/figure-tiles';
import { OrdersChart } from './components/orders-chart';
import { RecentOrders } from './components/recent-orders';
import styles from './dashboard.module.css';

function DashboardSkeleton() {
  return (
    <SkeletonGroup>
      <Grid min="md" gap="4">
        {[0, 1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} shape="block" height="8rem" />
        ))}
      </Grid>
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  );
}

/** What needs attention, how sales go, and the newest orders. */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  const firstName = useSession((state) => state.user?.firstName);
  const query = useDashboard();
  usePageMeta({ title: t('dashboard.title'), noIndex: true });
  return (
    <Stack gap="8">
      <PageHeader
        size="compact"
        title={t('dashboard.greeting', { name: firstName })}
        description={t('dashboard.text')}
      />
      <QueryState query={query} skeleton={<DashboardSkeleton />}>
        {(figures) => (
          <>
            <FigureTiles figures={figures} />
            <div className={styles.columns}>
              <OrdersChart days={figures.ordersPerDay} />
              <RecentOrders orders={figures.recentOrders} />
            </div>
          </>
        )}
      </QueryState>
    </Stack>
  );
}
