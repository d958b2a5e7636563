import type { StockDetail } from '@solar/contracts/inventory/stock-levels';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { MovementBadge, StockStatusLabel } from '../labels/status-labels';
import { LabelsDialog } from '../printing/labels-dialog';
import { Purchasing } from '../reordering/purchasing';
import { InventoryScreen } from '../screen/inventory-screen';
import { BalanceTable } from './components/balance-table';
import { LevelTiles } from './components/level-tiles';
import { PromiseTables } from './components/promise-tables';
import { RecentMoves } from './components/recent-moves';
import { ThresholdDialog } from './components/threshold-dialog';

function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="7.5rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  );
}

function Detail({ detail }: { detail: StockDetail }) {
  const { t } = useTranslation('inventory');
  return (
    <Stack gap="6">
      <LevelTiles detail={detail} />
      <Tabs
        label={t('stockDetail.parts')}
        defaultValue="bins"
        items={[
          {
            value: 'bins',
            label: t('stockDetail.bins'),
            count: detail.balances.length,
            content: <BalanceTable detail={detail} />,
          },
          {
            value: 'moves',
            label: t('stockDetail.moves'),
            content: <RecentMoves productId={detail.productId} />,
          },
          {
            value: 'purchasing',
            label: t('reordering.purchasing'),
            content: <Purchasing productId={detail.productId} sku={detail.sku} />,
          },
          {
            value: 'promises',
            label: t('stockDetail.promises'),
            count: detail.orders.length + detail.holds.length,
            content: <PromiseTables detail={detail} />,
          },
        ]}
      />
    </Stack>
  );
}

/** One product: how much, where, and for whom. */
export function StockDetailPage() {
  const { t } = useTranslation('inventory');
  const { productId = '' } = useParams();
  const query = useInventoryItem<StockDetail>(`stock-levels/${productId}`);
  const detail = query.data;
  return (
    <InventoryScreen
      title={detail ? `${detail.brand} ${detail.name}` : t('stockDetail.title')}
      description={detail && <Identifier>{detail.sku}</Identifier>}
      meta={
        detail && (
          <Inline gap="2">
            <StockStatusLabel status={detail.status} />
            <MovementBadge movement={detail.movementClass} />
          </Inline>
        )
      }
      parent={{ label: t('stockLevels.title'), href: urls.stockLevels }}
      actions={
        detail && (
          <Inline gap="2">
            <LabelsDialog kind="product" ids={[detail.productId]} />
            <ThresholdDialog detail={detail} />
            <Button asChild>
              <Link to={urls.newAdjustment}>{t('adjustments.create')}</Link>
            </Button>
          </Inline>
        )
      }
    >
      <QueryState query={query} skeleton={<DetailSkeleton />}>
        {(data) => <Detail detail={data} />}
      </QueryState>
    </InventoryScreen>
  );
}
