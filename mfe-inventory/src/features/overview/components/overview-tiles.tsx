import type { Overview } from '@solar/contracts/inventory/reports';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';
import { urls } from '../../../urls';
import styles from '../overview.module.css';

/** Figures of the whole stock, each leading to what is behind it. */
export function OverviewTiles({ overview }: { overview: Overview }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const levels = (filter: string) => `${urls.stockLevels}?${filter}`;
  const { reconciliation } = overview;
  const tiles = [
    { key: 'ordersToShip', value: overview.ordersToShip, href: urls.shipments },
    {
      key: 'onHand',
      value: overview.onHand,
      href: urls.stockLevels,
      hint: t('overview.productCount', { count: overview.products }),
    },
    {
      key: 'available',
      value: overview.available,
      href: urls.stockLevels,
      hint: t('overview.promised', {
        allocated: format.number(overview.allocated),
        held: format.number(overview.held),
      }),
    },
    {
      key: 'lowStock',
      value: overview.byStatus.low_stock,
      href: levels('status=low_stock'),
    },
    {
      key: 'outOfStock',
      value: overview.byStatus.out_of_stock,
      href: levels('status=out_of_stock'),
    },
    {
      key: 'nonMoving',
      value: overview.byMovementClass.non_moving,
      href: levels('movementClass=non_moving'),
    },
    { key: 'openTransfers', value: overview.openTransfers, href: urls.transfers },
    { key: 'openPurchaseOrders', value: overview.openPurchaseOrders, href: urls.purchaseOrders },
    { key: 'activeStocktakes', value: overview.activeStocktakes, href: urls.stocktakes },
  ];
  return (
    <div className={styles.tiles}>
      {tiles.map(({ key, value, href, hint }) => (
        <StatTile
          key={key}
          label={t(`overview.tiles.${key}`)}
          value={format.number(value)}
          href={href}
          hint={hint}
        />
      ))}
      <StatTile
        label={t('overview.tiles.drifts')}
        value={reconciliation ? format.number(reconciliation.drifts) : '–'}
        href={urls.reports}
        hint={
          reconciliation
            ? t('overview.checkedAt', { time: format.relative(reconciliation.at) })
            : t('overview.notChecked')
        }
      />
    </div>
  );
}
