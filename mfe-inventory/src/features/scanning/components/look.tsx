import type { BinContents, StockDetail } from '@solar/contracts/inventory/stock-levels';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useInventoryItem } from '../../../api/inventory-api';
import { BinLabel, Pieces, ProductLabel } from '../../labels/labels';
import styles from '../scanning.module.css';

/** A product that was scanned: how much there is, and where. */
export function ProductLook({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory');
  const query = useInventoryItem<StockDetail>(`stock-levels/${productId}`);
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="10rem" />}>
      {(stock) => (
        <Card>
          <CardHeader
            level={2}
            title={<ProductLabel product={stock} />}
            description={t('scanning.available', { count: stock.available })}
          />
          <p className={styles.big}>
            <Pieces value={stock.onHand} />
          </p>
          <ul className={styles.lines} aria-label={t('scanning.where')}>
            {stock.balances.map((balance) => (
              <li key={`${balance.binId}|${balance.lot ?? ''}`} className={styles.line}>
                <BinLabel bin={balance} lot={balance.lot} />
                <Pieces value={balance.onHand} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </QueryState>
  );
}

/** A bin that was scanned: what lies in it. */
export function BinLook({ binId }: { binId: string }) {
  const { t } = useTranslation('inventory');
  const query = useInventoryItem<BinContents>(`bins/${binId}/contents`);
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="10rem" />}>
      {({ bin, items }) => (
        <Card>
          <CardHeader
            level={2}
            title={bin.binCode}
            description={`${bin.warehouseCode} · ${bin.zoneCode}`}
          />
          {items.length === 0 && <p className={styles.note}>{t('scanning.binEmpty')}</p>}
          <ul className={styles.lines} aria-label={t('scanning.inBin')}>
            {items.map(({ product, lot, onHand }) => (
              <li key={`${product.productId}|${lot ?? ''}`} className={styles.line}>
                <span className={styles.what}>
                  <ProductLabel product={product} />
                  {lot && <p className={styles.note}>{t('fields.lotOf', { lot })}</p>}
                </span>
                <Pieces value={onHand} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </QueryState>
  );
}
