import { LIMITS } from '@solar/contracts/common/limits';
import { useCart, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button } from '@solar/ui/button/button';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { useTranslation } from 'react-i18next';

/** How many of a product are in the cart, and the way to take it out. */
export function LineActions({ line, size }: { line: CartLine; size: 'sm' | 'md' }) {
  const { t } = useTranslation('checkout');
  const { setQuantity, remove } = useCart();
  const { id, name } = line.product;
  return (
    <>
      <QuantityStepper
        size={size}
        label={t('cart.quantityOf', { name })}
        value={line.quantity}
        min={1}
        max={LIMITS.lineQuantityMax}
        onChange={(value) => setQuantity(id, value)}
      />
      <Button
        variant="link"
        size="sm"
        aria-label={t('cart.removeNamed', { name })}
        onClick={() => remove(id)}
      >
        {t('cart.remove')}
      </Button>
    </>
  );
}
