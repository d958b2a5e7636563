import type { CartLine } from '@solar/contracts/checkout/cart-http';
import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

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
  if (available !== null) {
    return <Status tone="danger">{t('cart.onlyLeft', { count: Math.max(available, 0) })}</Status>;
  }
  if (status === 'unknown') return null;
  return <Status tone={TONES[status]}>{t(`cart.stock.${status}`)}</Status>;
}
