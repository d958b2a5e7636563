import { LIMITS } from '@solar/contracts/common/limits';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useCart, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button } from '@solar/ui/button/button';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { useTranslation } from 'react-i18next';

/** How many of a product are in the cart; none takes it out. */
export function LineQuantity({ line, size }: { line: CartLine; size: 'sm' | 'md' }) {
  const { t } = useTranslation('checkout');
  const setQuantity = useCart((cart) => cart.setQuantity);
  const remove = useRemoveLine();
  const { id, name } = line.product;
  return (
    <QuantityStepper
      size={size}
      label={t('cart.quantityOf', { name })}
      value={line.quantity}
      min={0}
      max={LIMITS.lineQuantityMax}
      onChange={(value) => (value === 0 ? remove(line) : setQuantity(id, value))}
    />
  );
}

export function RemoveLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('checkout');
  const remove = useRemoveLine();
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={t('cart.removeNamed', { name: line.product.name })}
      onClick={() => remove(line)}
    >
      {t('cart.remove')}
    </Button>
  );
}

/** Takes a line out and offers to put it back as it was. */
function useRemoveLine(): (line: CartLine) => void {
  const { t } = useTranslation('checkout');
  const { add, remove } = useCart.getState();
  return (line) => {
    const { id, name } = line.product;
    remove(id);
    notify.message(t('cart.removed', { name }), {
      action: { label: t('cart.undo'), onClick: () => add(line.product, line.quantity) },
    });
  };
}
