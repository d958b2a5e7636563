import { money } from '@solar/contracts/common/money-arithmetic';
import type { SalesReport } from '@solar/contracts/checkout/reports-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Grid } from '@solar/ui/layout/layout';
import { StatTile, type StatTrend } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';
import { change } from '../sales-range';
import styles from './sales-figures.module.css';

/** What a period came to, against the one before. */
export function SalesFigureTiles({ report }: { report: SalesReport }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const trend = useTrend();
  const { figures: now, figuresBefore: before, currency } = report;
  const average = ({ goods, orders }: typeof now) =>
    orders === 0 ? 0 : Math.round(goods.amount / orders);
  const amount = (minor: number) => format.money(money(minor, currency));
  return (
    <div className={styles.figures}>
      <Grid four gap="4">
        <StatTile
          label={t('admin.sales.revenue')}
          value={<span className={styles.amount}>{format.money(now.revenue)}</span>}
          trend={trend(now.revenue.amount, before.revenue.amount, amount)}
          hint={t('admin.sales.revenueHint')}
        />
        <StatTile
          label={t('admin.sales.orders')}
          value={<span className={styles.amount}>{format.number(now.orders)}</span>}
          trend={trend(now.orders, before.orders, format.number)}
          hint={t('admin.sales.ordersHint')}
        />
        <StatTile
          label={t('admin.sales.goods')}
          value={<span className={styles.amount}>{format.money(now.goods)}</span>}
          trend={trend(now.goods.amount, before.goods.amount, amount)}
          hint={t('admin.sales.goodsHint')}
        />
        <StatTile
          label={t('admin.sales.average')}
          value={<span className={styles.amount}>{amount(average(now))}</span>}
          trend={trend(average(now), average(before), amount)}
          hint={t('admin.sales.averageHint')}
        />
      </Grid>
    </div>
  );
}

function useTrend() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (now: number, earlier: number, written: (value: number) => string): StatTrend => {
    const share = change(now, earlier);
    if (share === null) return { direction: 'flat', text: t('admin.sales.nothingBefore') };
    const direction = share > 0 ? 'up' : share < 0 ? 'down' : 'flat';
    const numbers = { change: format.percent(Math.abs(share)), before: written(earlier) };
    const text = t('admin.sales.against', numbers);
    return { direction, text, ...(share !== 0 && { good: share > 0 }) };
  };
}
