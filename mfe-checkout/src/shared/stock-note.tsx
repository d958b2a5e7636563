import type { CartLine } from '@solar/contracts/checkout/cart-http';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { useTranslation } from 'react-i18next';
import styles from './stock-note.module.css';

const TONES = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'danger',
  unknown: 'neutral',
} as const;

export function StockNote({ line }: { line: CartLine }) {
  const { t } = useTranslation('checkout');
  const { status, available } = line.stock;
  if (!line.buyable) return <Status tone="danger">{t('cart.notBuyable')}</Status>;
  if (available !== null && available > 0) return <OnlyLeft line={line} left={available} />;
  if (available !== null) return <Status tone="danger">{t('cart.stock.out_of_stock')}</Status>;
  if (status === 'unknown') return null;
  return <Status tone={TONES[status]}>{t(`cart.stock.${status}`)}</Status>;
}

/** Less is left than the line asks for: how much, and the way to take that. */
function OnlyLeft({ line, left }: { line: CartLine; left: number }) {
  const { t } = useTranslation('checkout');
  const setQuantity = useCart((cart) => cart.setQuantity);
  return (
    <div className={styles.short}>
      <Status tone="danger">{t('cart.onlyLeft', { count: left })}</Status>
      <Button
        variant="link"
        size="sm"
        aria-label={t('cart.takeLeftOf', { left, name: line.name })}
        onClick={() => setQuantity(line.productId, left)}
      >
        {t('cart.takeLeft', { left })}
      </Button>
    </div>
  );
}
