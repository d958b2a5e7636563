import type { ProductCard } from '@solar/contracts/catalog/http';
import { Button, type ButtonProps } from '@solar/ui/button/button';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import styles from './add-button.module.css';
import { isBuyable, useAddToCart } from './add-to-cart';

/** How long the tick stays: long enough to be seen, short enough to add the next one. */
const TICK_MS = 1500;

interface AddButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'className' | 'startIcon' | 'aria-label' | 'children'
> {
  product: ProductCard;
  quantity?: number;
}

/** Adds a product to the cart. A tick takes the place of its words for a moment, without changing its size. */
export function AddButton({ product, quantity, className, children, ...button }: AddButtonProps) {
  const addToCart = useAddToCart();
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), TICK_MS);
    return () => clearTimeout(timer);
  }, [added]);
  return (
    <Button
      {...button}
      className={clsx(className, added > 0 && styles.added)}
      disabled={!isBuyable(product)}
      endIcon={added > 0 && <Check key={added} className={styles.tick} aria-hidden="true" />}
      onClick={() => {
        addToCart(product, quantity);
        setAdded((count) => count + 1);
      }}
    >
      {children}
    </Button>
  );
}
