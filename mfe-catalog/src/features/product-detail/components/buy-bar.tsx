import type { ProductDetail } from '@solar/contracts/catalog/http';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton } from '../../product-card/add-button';
import { pricedFor } from '../../product-card/priced-for';
import { ProductPrice } from '../../product-card/product-price';
import styles from './buy-bar.module.css';

/** Price and Add at the foot of a phone for as long as the page's own are not in sight. */
export function BuyBar({
  product,
  quantity,
  beside,
}: {
  product: ProductDetail;
  quantity: number;
  /** The page's own button. */
  beside: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('catalog');
  const shown = !useInSight(beside);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-buy-bar', shown);
    return () => root.removeAttribute('data-buy-bar');
  }, [shown]);
  if (!shown) return null;
  return (
    <div className={styles.bar} role="group" aria-label={product.name} data-print="hidden">
      <ProductPrice product={pricedFor(product, quantity)} size="md" />
      <AddButton
        product={product}
        quantity={quantity}
        variant="accent"
        aria-label={t('cart.addNamed', { name: product.name })}
      >
        {t('cart.addShort')}
      </AddButton>
    </div>
  );
}

/** True until it is known otherwise, so that nothing comes and goes while the page arrives. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
