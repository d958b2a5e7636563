import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { Price } from '@solar/ui/price/price';
import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { productPath } from '../../../urls';
import { AskEngineer } from '../../product-card/ask-engineer';
import { pricedFor } from '../../product-card/priced-for';
import { ProductPrice } from '../../product-card/product-price';
import { StockStatus } from '../../product-card/stock-status';
import styles from '../quick-order.module.css';
import { sumOfLine, sumOfOrder } from '../order-sums';
import type { ResolvedOrder } from '../resolve-order';

/** What of an order was found, and the lines that were not with their reasons. */
export function OrderResult({ order, onAdd }: { order: ResolvedOrder; onAdd: () => void }) {
  const { t } = useTranslation('catalog');
  const { found, refused } = order;
  return (
    <Stack gap="4">
      <p role="status">
        {t('quickOrder.found', { count: found.length })}{' '}
        {refused.length > 0 && t('quickOrder.refused', { count: refused.length })}
      </p>
      {refused.length > 0 && (
        <section aria-label={t('quickOrder.refusedTitle')}>
          <h2>{t('quickOrder.refusedTitle')}</h2>
          <ul className={styles.refused}>
            {refused.map(({ line, text, reason }) => (
              <li key={line}>
                {t('quickOrder.line', { line, text, reason: t(`quickOrder.reason.${reason}`) })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length > 0 ? (
        <>
          <FoundTable found={found} />
          <div>
            <Button variant="accent" onClick={onAdd}>
              {t('quickOrder.add', { count: found.length })}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <AskEngineer />
        </div>
      )}
    </Stack>
  );
}

function FoundTable({ found }: Pick<ResolvedOrder, 'found'>) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const total = sumOfOrder(found);
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('quickOrder.foundTitle')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('products.table.product')}</th>
            <th scope="col" className={styles.stock}>
              {t('products.table.stock')}
            </th>
            <th scope="col" className={styles.number}>
              {t('products.table.price')}
            </th>
            <th scope="col" className={styles.number}>
              {t('cart.quantity')}
            </th>
            {total && (
              <th scope="col" className={styles.number}>
                {t('quickOrder.sum')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {found.map(({ product, quantity }) => (
            <tr key={product.id}>
              <th scope="row">
                <Link to={productPath(product.slug)}>{product.name}</Link>
                <Identifier quiet className={styles.sku}>
                  {product.sku}
                </Identifier>
                <span className={styles.stockBelow}>
                  <StockStatus stock={product.stock} />
                </span>
              </th>
              <td className={styles.stock}>
                <StockStatus stock={product.stock} />
              </td>
              <td className={styles.number}>
                <ProductPrice product={pricedFor(product, quantity)} size="sm" />
              </td>
              <td className={styles.number}>{format.number(quantity)}</td>
              {total && <LineSum product={product} quantity={quantity} />}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" className={styles.total}>
                {t('quickOrder.total')}
              </th>
              <td className={styles.stock} />
              <td colSpan={3} className={styles.number}>
                <Price value={total} size="md" />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}

function LineSum({ product, quantity }: ResolvedOrder['found'][number]) {
  const sum = sumOfLine({ product, quantity });
  return <td className={styles.number}>{sum && <Price value={sum} size="sm" />}</td>;
}
