import type { Overview } from '@solar/contracts/inventory/reports';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Grid, Inline, Stack } from '@solar/ui/layout/layout';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import PackagePlus from 'lucide-react/icons/package-plus';
import Truck from 'lucide-react/icons/truck';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { InventoryScreen } from '../screen/inventory-screen';
import { LowStock } from './components/low-stock';
import { OrdersToShip } from './components/orders-to-ship';
import { OverviewTiles } from './components/overview-tiles';
import styles from './overview.module.css';

function OverviewSkeleton() {
  return (
    <SkeletonGroup>
      <Grid min="sm" gap="4">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
          <Skeleton key={tile} shape="block" height="7.5rem" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

/** What the warehouse should know and do now. */
export function OverviewPage() {
  const { t } = useTranslation('inventory');
  const query = useInventoryItem<Overview>('reports/overview');
  return (
    <InventoryScreen
      title={t('overview.title')}
      description={t('overview.text')}
      actions={
        <Inline gap="2">
          <Button asChild startIcon={<Truck />}>
            <Link to={urls.shipments}>{t('overview.ship')}</Link>
          </Button>
          <Button asChild variant="secondary" startIcon={<PackagePlus />}>
            <Link to={urls.newReceipt}>{t('overview.receive')}</Link>
          </Button>
        </Inline>
      }
    >
      <QueryState query={query} skeleton={<OverviewSkeleton />}>
        {(overview) => (
          <Stack gap="6">
            <OverviewTiles overview={overview} />
            <div className={styles.columns}>
              <OrdersToShip />
              <LowStock />
            </div>
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
