import type { BinRef, LocationView, ProductRef } from '@solar/contracts/inventory/fields';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Badge } from '@solar/ui/badge/badge';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { urls } from '../../urls';
import styles from './labels.module.css';

/** A number of pieces, exact and aligned. */
export function Pieces({ value, muted = false }: { value: number; muted?: boolean }) {
  const { number } = useFormat();
  return <span className={muted ? styles.mutedPieces : styles.pieces}>{number(value)}</span>;
}

/** A product with its SKU, leading to its stock. */
export function ProductLabel({ product }: { product: ProductRef }) {
  return (
    <span className={styles.product}>
      <Link href={urls.stockOf(product.productId)} variant="quiet">
        {product.brand} {product.name}
      </Link>
      <Identifier quiet>{product.sku}</Identifier>
    </span>
  );
}

interface BinLabelProps {
  bin: BinRef;
  lot?: string | null;
  expiresOn?: string | null | undefined;
}

/** A bin, with the lot in it and the day on which that expires. */
export function BinLabel({ bin, lot, expiresOn }: BinLabelProps) {
  const { t } = useTranslation('inventory');
  return (
    <span className={styles.bin}>
      <Identifier>{bin.binCode}</Identifier>
      {lot && <span className={styles.aside}>{t('fields.lotOf', { lot })}</span>}
      {expiresOn && <ExpiryLabel expiresOn={expiresOn} />}
    </span>
  );
}

interface ExpiryLabelProps {
  expiresOn: string;
  /** Only the day, where a header says what it is. */
  bare?: boolean;
}

/** Whether the last day of goods is over. */
export const isPast = (expiresOn: string) => expiresOn < new Date().toISOString().slice(0, 10);

/** The last day on which goods may be used, and whether it is over. */
export function ExpiryLabel({ expiresOn, bare = false }: ExpiryLabelProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const expired = isPast(expiresOn);
  const date = format.date(expiresOn);
  return expired ? (
    <Badge tone="danger">{t('fields.expiredOn', { date })}</Badge>
  ) : (
    <span className={bare ? undefined : styles.aside}>
      {bare ? date : t('fields.usableUntil', { date })}
    </span>
  );
}

/** One end of a move: a bin, or a word for the outside. */
export function LocationLabel({ location }: { location: LocationView }) {
  const { t } = useTranslation('inventory');
  if (location.bin) return <Identifier>{location.bin.binCode}</Identifier>;
  return <span className={styles.aside}>{t(`locations.${location.kind}`)}</span>;
}
