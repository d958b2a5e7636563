import type { ProductDetail } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Badge } from '@solar/ui/badge/badge';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../use-is-over';
import styles from './downloads.module.css';

const isAddress = (source: string) => /^https?:\/\//.test(source);

/** What utilities have approved the product for, with the day on which that was read and its end. */
export function Approvals({ approvals }: { approvals: NonNullable<ProductDetail['approvals']> }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const isOver = useIsOver();
  return (
    <ul className={styles.list}>
      {approvals.map(({ authority, reference, asOf, validUntil, source }) => {
        const over = isOver(validUntil);
        return (
          <li key={`${authority} ${reference}`} className={styles.item}>
            <BadgeCheck aria-hidden="true" />
            <Badge tone={over ? 'neutral' : 'success'}>{authority}</Badge>
            <Identifier>{reference}</Identifier>
            <span className={styles.meta}>
              {t('approval.asOf', { day: format.date(asOf) })}
              {validUntil &&
                ` · ${t(over ? 'approval.over' : 'download.validUntil', { day: format.date(validUntil) })}`}
              {source && !isAddress(source) && ` · ${source}`}
            </span>
            {source && isAddress(source) && (
              <Link href={source} external className={styles.meta}>
                {t('approval.source')}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
