import type { Piece } from '@solar/contracts/checkout/pieces-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { ProductThumbnail } from '@solar/mfe-kit/pictures/product-thumbnail';
import { Status } from '@solar/ui/badge/badge';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarrantyYears } from '../../../api/pieces-api';
import { urls } from '../../../urls';
import { warrantyEnd } from '../warranty-end';
import styles from './piece-facts.module.css';

/** Which product and order a piece belongs to, and whether its warranty still runs. */
export function PieceFacts({ piece }: { piece: Piece }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { number, name, sku, slug, imageUrl, orderId, orderNumber, sentAt } = piece;
  return (
    <div className={styles.piece}>
      <ProductThumbnail url={imageUrl} size={72} className={styles.image} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <Link to={urls.product(slug)}>{name}</Link>
        </h2>
        <p className={styles.meta}>
          <Identifier>{sku}</Identifier> · {t('claims.numberOf')} <Identifier>{number}</Identifier>
        </p>
        <p className={styles.meta}>
          <Link to={urls.order(orderId)}>{t('order.title', { number: orderNumber })}</Link> ·{' '}
          {t('claims.sentOn', { date: format.date(sentAt) })}
        </p>
        <Warranty piece={piece} />
      </div>
    </div>
  );
}

/** Decides nothing: what is over or not known can be claimed too, and staff look at it. */
function Warranty({ piece: { productId, sentAt } }: { piece: Piece }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { data: years, isPending } = useWarrantyYears(productId);
  if (isPending) return <Skeleton shape="text" lines={1} />;
  if (typeof years !== 'number') return <Status>{t('claims.warranty.unknown')}</Status>;
  const end = warrantyEnd(sentAt, years);
  const date = format.date(end.toISOString());
  return end > new Date() ? (
    <Status tone="success">{t('claims.warranty.runs', { date })}</Status>
  ) : (
    <Status tone="warning">{t('claims.warranty.over', { date })}</Status>
  );
}
