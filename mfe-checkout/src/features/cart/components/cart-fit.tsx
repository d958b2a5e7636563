import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCart, type CartLine } from '@solar/mfe-kit/stores/cart-store';

/** Whether what is in the cart goes together, with the changes that mend it. Empty when the catalogue is down. */
export function CartFit({
  lines,
  onVerdict,
}: {
  lines: readonly CartLine[];
  /** Hears the catalogue's verdict, such as `does-not-fit`. */
  onVerdict: (verdict: string | null) => void;
}) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const parts = lines.map(({ product, quantity }) => ({
    productId: product.id,
    name: product.name,
    quantity,
  }));
  return (
    <RemoteSlot
      remote="catalog"
      name="cart-fit"
      props={{ lines: parts, onQuantity: setQuantity, onVerdict }}
    />
  );
}
