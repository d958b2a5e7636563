import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { ProductImage } from './product-image';
import styles from './priced-lines.module.css';

/** What is being bought, read-only. */
export function PricedLines({ lines }: { lines: readonly PricedLine[] }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
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
          </div>
          <p className={styles.total}>{format.money(line.lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}
