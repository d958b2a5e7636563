import type { CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { useCartSyncState } from '../features/cart-sync/cart-sync';

/** Says beside a line that another screen has changed it. */
export function ChangedElsewhere({ line }: { line: CartLine }) {
  const { t } = useTranslation('checkout');
  const before = useCartSyncState((state) => state.elsewhere[line.product.id]);
  if (!before || before.quantity === line.quantity) return null;
  return (
    <span role="status">
      <Status tone="info">{t('cart.changedElsewhere', { count: before.quantity })}</Status>
    </span>
  );
}

/** Names the lines that another screen has taken out. */
export function RemovedElsewhere({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('checkout');
  const elsewhere = useCartSyncState((state) => state.elsewhere);
  const removed = Object.values(elsewhere).filter(
    ({ product }) => !lines.some((line) => line.product.id === product.id),
  );
  if (removed.length === 0) return null;
  return (
    <div role="status">
      {removed.map(({ product }) => (
        <p key={product.id}>{t('cart.removedElsewhere', { name: product.name })}</p>
      ))}
    </div>
  );
}
