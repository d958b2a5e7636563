import type { Order } from '@solar/contracts/checkout/orders-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductThumbnail } from '../../../components/product-thumbnail';
import { urls } from '../../../urls';
import styles from './order-lines.module.css';

/** What was ordered. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.list}>
      {order.lines.map((line) => (
        <li key={line.productId} className={styles.line}>
          <ProductThumbnail url={line.imageUrl} size={72} className={styles.image} />
          <div className={styles.what}>
            <Link to={urls.product(line.slug)} className={styles.name}>
              {line.name}
            </Link>
            <p className={styles.meta}>
              {line.brand} · {line.sku}
            </p>
            <p className={styles.meta}>
              {t('order.quantity', { count: line.quantity, unit: formatMoney(line.unit) })}
            </p>
          </div>
          <p className={styles.total}>{formatMoney(line.lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}
