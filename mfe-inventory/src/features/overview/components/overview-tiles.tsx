import type { Overview } from '@solar/contracts/inventory/reports';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { urls } from '../../../urls';
import styles from '../overview.module.css';

const levels = (filter: string) => `${urls.stockLevels}?${filter}`;

/** What is waiting, then figures of the whole stock; each leads to what is behind it. */
export function OverviewTiles({ overview }: { overview: Overview }) {
  return (
    <>
      <OpenWork overview={overview} />
      <StockFigures overview={overview} />
      <LedgerCheck reconciliation={overview.reconciliation} />
    </>
  );
}

/** Only what there is to do. */
function OpenWork({ overview }: { overview: Overview }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const work = [
    { key: 'ordersToShip', count: overview.ordersToShip, href: urls.shipments },
    { key: 'openPurchaseOrders', count: overview.openPurchaseOrders, href: urls.purchaseOrders },
    { key: 'openTransfers', count: overview.openTransfers, href: urls.transfers },
    { key: 'activeStocktakes', count: overview.activeStocktakes, href: urls.stocktakes },
    { key: 'drifts', count: overview.reconciliation?.drifts ?? 0, href: urls.reports },
  ].filter(({ count }) => count > 0);
  if (work.length === 0) return <p className={styles.aside}>{t('overview.nothingOpen')}</p>;
  return (
    <div className={styles.tiles}>
      {work.map(({ key, count, href }) => (
        <StatTile
          key={key}
          label={t(`overview.tiles.${key}`)}
          value={format.number(count)}
          href={href}
        />
      ))}
    </div>
  );
}

function StockFigures({ overview }: { overview: Overview }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { low_stock: low, out_of_stock: out } = overview.byStatus;
  const held = {
    allocated: format.number(overview.allocated),
    held: format.number(overview.held),
  };
  return (
    <div className={styles.tiles}>
      <StatTile
        label={t('overview.tiles.onHand')}
        value={format.number(overview.onHand)}
        href={urls.stockLevels}
        hint={t('overview.productCount', { count: overview.products })}
      />
      <StatTile
        label={t('overview.tiles.available')}
        value={format.number(overview.available)}
        href={urls.stockLevels}
        hint={t('overview.promised', held)}
      />
      <StatTile
        label={t('overview.tiles.lowStock')}
        value={format.number(low)}
        href={levels('status=low_stock')}
      />
      <StatTile
        label={t('overview.tiles.outOfStock')}
        value={format.number(out)}
        href={levels('status=out_of_stock')}
      />
      <StatTile
        label={t('overview.tiles.nonMoving')}
        value={format.number(overview.byMovementClass.non_moving)}
        href={levels('movementClass=non_moving')}
      />
    </div>
  );
}

/** Mismatches stand with the open work; without any a line is enough. */
function LedgerCheck({ reconciliation }: Pick<Overview, 'reconciliation'>) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  if (reconciliation && reconciliation.drifts > 0) return null;
  return (
    <p className={styles.aside}>
      <Link to={urls.reports}>
        {reconciliation
          ? t('overview.matches', { time: format.relative(reconciliation.at) })
          : t('overview.notChecked')}
      </Link>
    </p>
  );
}
