import type { StockDetail } from '@solar/contracts/inventory/stock-levels';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Grid } from '@solar/ui/layout/layout';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';

/** On hand, less what is promised and what has expired, is what is available. */
export function LevelTiles({ detail }: { detail: StockDetail }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { expired = 0 } = detail;
  const onHandHint =
    expired > 0 ? t('stockDetail.expiredHint', { count: expired }) : t('stockDetail.onHandHint');
  const tiles = [
    { key: 'onHand', value: detail.onHand, hint: onHandHint },
    { key: 'allocated', value: detail.allocated, hint: t('stockDetail.allocatedHint') },
    { key: 'held', value: detail.held, hint: t('stockDetail.heldHint') },
    {
      key: 'available',
      value: detail.available,
      hint: t('stockDetail.lowAt', { count: detail.lowStockAt }),
    },
  ];
  return (
    <Grid four gap="4">
      {tiles.map(({ key, value, hint }) => (
        <StatTile key={key} label={t(`fields.${key}`)} value={format.number(value)} hint={hint} />
      ))}
    </Grid>
  );
}
