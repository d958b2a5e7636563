import type { Totals } from '@solar/contracts/checkout/totals-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import styles from './totals-list.module.css';

export function TotalsList({
  totals,
  method,
  delivery,
}: {
  totals: Totals;
  method?: { name: string; names?: LocalizedText };
  /** When the goods arrive, in words. */
  delivery?: string | null;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const localized = useLocalized();
  const nameOf = (name: string, names?: LocalizedText) => (names ? localized(names) : name);
  const free = totals.shipping.amount === 0;
  return (
    <dl className={styles.totals}>
      <dt>{t('totals.subtotal')}</dt>
      <dd>{format.money(totals.subtotal)}</dd>
      <dt>
        {t('totals.shipping')}
        {method && <span className={styles.method}>{nameOf(method.name, method.names)}</span>}
        {delivery && <span className={styles.method}>{delivery}</span>}
      </dt>
      <dd>{free ? t('totals.free') : format.money(totals.shipping)}</dd>
      <dt>{nameOf(totals.taxName, totals.taxNames) || t('totals.tax')}</dt>
      <dd>{format.money(totals.tax)}</dd>
      <dt className={styles.total}>{t('totals.total')}</dt>
      <dd className={styles.total}>{format.money(totals.total)}</dd>
    </dl>
  );
}
