import type { Order } from '@solar/contracts/checkout/orders-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import styles from './order-totals.module.css';

/** What the order cost, line by line; a refund is shown when there was one. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const localized = useLocalized();
  const { subtotal, shipping, tax, total, taxName, taxNames } = order.totals;
  const rows = [
    { key: 'subtotal', label: t('order.subtotal'), value: subtotal },
    { key: 'shipping', label: t('order.shippingCost'), value: shipping },
    { key: 'tax', label: taxNames ? localized(taxNames) : taxName, value: tax },
    { key: 'total', label: t('order.total'), value: total },
    ...(order.refunded.amount > 0
      ? [{ key: 'refunded', label: t('order.refunded'), value: order.refunded }]
      : []),
  ];
  return (
    <dl className={styles.totals}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={styles.row} data-kind={key}>
          <dt>{label}</dt>
          <dd className={styles.value}>{formatMoney(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
