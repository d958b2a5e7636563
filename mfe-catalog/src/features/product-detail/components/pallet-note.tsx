import type { ProductDetail } from '@solar/contracts/catalog/http';
import { LIMITS } from '@solar/contracts/common/limits';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { useTranslation } from 'react-i18next';
import { palletSize, palletsOf } from '../pallets';
import styles from './price-meaning.module.css';

/** How the quantity fills pallets, and the click that fills the last one. */
export function PalletNote({
  product,
  quantity,
  onQuantity,
}: {
  product: ProductDetail;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const size = palletSize(product);
  if (size === null) return null;
  const { whole, toFill } = palletsOf(quantity, size);
  const full = quantity + toFill;
  return (
    <p className={styles.list} role="status">
      <span>{t('pallet.size', { count: size })}</span>
      {toFill === 0 && <span>{t('pallet.whole', { count: whole })}</span>}
      {toFill > 0 && full <= LIMITS.lineQuantityMax && (
        <Button variant="link" size="sm" onClick={() => onQuantity(full)}>
          {t('pallet.fill', { count: toFill, total: number(full) })}
        </Button>
      )}
    </p>
  );
}
