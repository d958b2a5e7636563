import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { Order } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { ProductImage } from './product-image';
import styles from './priced-lines.module.css';

interface PricedLinesProps {
  lines: readonly PricedLine[];
  /** Pieces that were sent. */
  serials?: Order['serials'];
}

/** What is being bought, read-only. */
export function PricedLines({ lines, serials = [] }: PricedLinesProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const numbersOf = (productId: string) =>
    serials.filter((one) => one.productId === productId).map(({ number }) => number);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.productId} className={styles.line}>
          <ProductImage src={line.imageUrl} slug={line.slug} />
          <div>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.sum}>
              {t('order.lineSum', { quantity: line.quantity, unit: format.money(line.unit) })}
            </p>
            <SentSerials numbers={numbersOf(line.productId)} />
          </div>
          <p className={styles.total}>{format.money(line.lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}

function SentSerials({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation('checkout');
  if (numbers.length === 0) return null;
  const text = t('order.serials', { count: numbers.length, numbers: numbers.join(', ') });
  return <p className={styles.sum}>{text}</p>;
}
