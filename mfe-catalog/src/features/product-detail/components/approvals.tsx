import type { ProductDetail } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useHydrating } from '@solar/mfe-kit/page/as-in-document';
import { Badge } from '@solar/ui/badge/badge';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from 'react-i18next';
import styles from './downloads.module.css';

/** What utilities have approved the product for, with the day on which that was read and its end. */
export function Approvals({ approvals }: { approvals: NonNullable<ProductDetail['approvals']> }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  // The day is the reader's, not that on which the document was rendered.
  const today = useHydrating() ? '' : new Date().toISOString().slice(0, 10);
  return (
    <ul className={styles.list}>
      {approvals.map(({ authority, reference, asOf, validUntil }) => {
        const over = validUntil !== null && validUntil < today;
        return (
          <li key={`${authority} ${reference}`} className={styles.item}>
            <BadgeCheck aria-hidden="true" />
            <Badge tone={over ? 'neutral' : 'success'}>{authority}</Badge>
            {reference}
            <span className={styles.meta}>
              {t('approval.asOf', { day: format.date(asOf) })}
              {validUntil &&
                ` · ${t(over ? 'approval.over' : 'download.validUntil', { day: format.date(validUntil) })}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
