import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { Drawer } from '@solar/ui/drawer/drawer';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { useTranslation } from 'react-i18next';

/** The drawer while the checkout slice is down: the cart itself is safe in the browser. */
export function CartDown() {
  const { t } = useTranslation('shell');
  const { isOpen, close } = useCart();
  return (
    <Drawer open={isOpen} onOpenChange={close} title={t('cartDown.title')}>
      <ErrorState
        description={t('cartDown.text')}
        onRetry={() => window.location.reload()}
        size="sm"
      />
    </Drawer>
  );
}
