import type { Order } from '@solar/contracts/checkout/orders-http';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { ProductThumbnail } from '@solar/mfe-kit/pictures/product-thumbnail';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { urls } from '../urls';
import styles from './line-list.module.css';

type SentSerials = NonNullable<Order['serials']>;

/** A line of a quote, whose prices may be still to come, or of an order, which has pictures. */
type Line = Quote['lines'][number] & { imageUrl?: string };

interface LineListProps {
  lines: readonly Line[];
  /** Pieces that were sent. */
  serials?: Order['serials'];
}

interface SerialsProps {
  productId: string;
  serials: SentSerials;
}

/** The serial numbers of a product's pieces that were sent, and the way to claim their warranty. */
function Serials({ productId, serials }: SerialsProps) {
  const { t } = useTranslation('account');
  const numbers = serials.filter((one) => one.productId === productId);
  if (numbers.length === 0) return null;
  const text = numbers.map(({ number }) => number).join(', ');
  const only = numbers.length === 1 ? numbers[0]?.number : undefined;
  return (
    <p className={styles.meta}>
      {t('order.serials', { count: numbers.length, numbers: text })}
      {' · '}
      <Link to={urls.claimPiece(only)}>{t('order.claim')}</Link>
    </p>
  );
}

/** Products with how many of them, and what they cost. */
export function LineList({ lines, serials = [] }: LineListProps) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.productId} className={styles.line}>
          {line.imageUrl !== undefined && (
            <ProductThumbnail url={line.imageUrl} size={72} className={styles.image} />
          )}
          <div className={styles.what}>
            <Link to={urls.product(line.slug)} className={styles.name}>
              {line.name}
            </Link>
            <p className={styles.meta}>
              {line.brand} · <Identifier>{line.sku}</Identifier>
            </p>
            <p className={styles.meta}>
              {line.unit
                ? t('order.quantity', { count: line.quantity, unit: formatMoney(line.unit) })
                : t('orders.items', { count: line.quantity })}
            </p>
            <Serials productId={line.productId} serials={serials} />
          </div>
          <p className={styles.total}>
            {line.lineTotal ? formatMoney(line.lineTotal) : t('quotes.noPrice')}
          </p>
        </li>
      ))}
    </ul>
  );
}
