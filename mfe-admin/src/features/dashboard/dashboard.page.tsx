import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useDashboard } from './api/use-dashboard';
import { RecentOrders } from './components/recent-orders';
import { WorkQueue } from './components/work-queue';
import styles from './dashboard.module.css';

/** What waits for a person, the newest orders, and how sales go. */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  const firstName = useSession((state) => state.user?.firstName);
  const maySeeSales = useCan('checkout.orders.read');
  const query = useDashboard();
  usePageMeta({ title: t('dashboard.title'), noIndex: true });
  return (
    <Stack gap="8">
      <PageHeader
        size="compact"
        title={t('dashboard.greeting', { name: firstName })}
        description={t('dashboard.text')}
      />
      <div className={styles.columns}>
        <WorkQueue />
        <QueryState query={query} skeleton={<Skeleton shape="block" height="32rem" />}>
          {({ recentOrders }) => <RecentOrders orders={recentOrders} />}
        </QueryState>
      </div>
      {maySeeSales && (
        <RemoteSlot
          remote="checkout"
          name="sales-overview"
          fallback={<Skeleton shape="block" height="40rem" />}
        />
      )}
    </Stack>
  );
}
