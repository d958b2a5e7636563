import type { Dashboard } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Grid } from '@solar/ui/layout/layout';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';
import styles from './figure-tiles.module.css';

interface Tile {
  key: string;
  value: string;
  to: string;
  attention: boolean;
}

/** The figures, each a link to the screen where one acts on it. */
export function FigureTiles({ figures }: { figures: Dashboard }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const revenue = figures.revenue30Days.map((sum) => format.money(sum)).join(' · ');
  const tiles: Tile[] = [
    {
      key: 'ordersToday',
      value: format.number(figures.ordersToday),
      to: '/admin/orders',
      attention: false,
    },
    { key: 'revenue', value: revenue || '–', to: '/admin/orders', attention: false },
    {
      key: 'pending',
      value: format.number(figures.customersPending),
      to: '/admin/customers?approval=pending',
      attention: figures.customersPending > 0,
    },
    {
      key: 'lowStock',
      value: format.number(figures.lowStock + figures.outOfStock),
      to: '/admin/inventory/stock-levels?status=low_stock',
      attention: figures.outOfStock > 0,
    },
    {
      key: 'messages',
      value: format.number(figures.newMessages),
      to: '/admin/messages',
      attention: figures.newMessages > 0,
    },
    {
      key: 'customers',
      value: format.number(figures.customers),
      to: '/admin/customers',
      attention: false,
    },
  ];
  return (
    <Grid min="md" gap="4">
      {tiles.map(({ key, value, to, attention }) => (
        <StatTile
          key={key}
          href={to}
          label={t(`dashboard.tiles.${key}`)}
          value={value}
          hint={t(`dashboard.hints.${key}`)}
          className={attention ? styles.attention : undefined}
        />
      ))}
    </Grid>
  );
}
