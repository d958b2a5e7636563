import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../../api/inventory-api';
import { urls } from '../../../urls';
import { Pieces, ProductLabel } from '../../labels/labels';
import { StockStatusLabel } from '../../labels/status-labels';
import styles from '../overview.module.css';

const SHOWN = 8;

/** Products of which too little is left. */
export function LowStock() {
  const { t } = useTranslation('inventory');
  const params = { status: 'low_stock', sort: 'available', pageSize: SHOWN };
  const query = useInventoryPage<StockLevel>('stock-levels', params);
  return (
    <Card>
      <CardHeader
        title={t('overview.lowStock')}
        level={2}
        actions={<Link href={`${urls.stockLevels}?status=low_stock`}>{t('overview.all')}</Link>}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton shape="text" lines={6} />}
        isEmpty={(page) => page.items.length === 0}
        empty={<EmptyState size="sm" level={3} title={t('overview.nothingLow')} />}
      >
        {(page) => (
          <ul className={styles.list}>
            {page.items.map((level) => (
              <li key={level.productId} className={styles.row}>
                <ProductLabel product={level} />
                <span className={styles.end}>
                  <Pieces value={level.available} />
                  <StockStatusLabel status={level.status} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
