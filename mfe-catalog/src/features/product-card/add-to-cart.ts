import type { ProductCard } from '@solar/contracts/catalog/http';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useCart, type CartProduct } from '@solar/mfe-kit/stores/cart-store';
import { useTranslation } from 'react-i18next';
import { shortOf } from './availability';

/** A product without a price for one who sees prices is not for sale; one that is gone cannot be sold. */
export function isBuyable({ price, priceAccess, stock }: ProductCard): boolean {
  return stock !== 'out_of_stock' && !(priceAccess === 'visible' && price === null);
}

/** A product as the cart keeps it, at the price of so many pieces. */
export function cartProductOf(
  { id, slug, name, brand, image, price }: ProductCard,
  quantity: number,
): CartProduct {
  const full = price && (price.base ?? price.unit);
  const unit = price && unitPriceFor(price, quantity);
  return {
    id,
    slug,
    name,
    brand: brand.name,
    image: image?.url ?? '',
    price: full,
    ...(unit && full && unit.amount < full.amount ? { salePrice: unit } : {}),
  };
}

/** Adds a product to the cart and says so; that it is more than there is takes the place of the first message. */
export function useAddToCart(): (product: ProductCard, quantity?: number) => void {
  const { t } = useTranslation('catalog');
  const add = useCart((state) => state.add);
  const open = useCart((state) => state.open);
  return (product, quantity = 1) => {
    const { id, name } = product;
    const toast = { id: `cart-${id}`, action: { label: t('cart.view'), onClick: open } };
    add(cartProductOf(product, quantity), quantity);
    notify.success(t('cart.added.title'), {
      ...toast,
      description: t('cart.added.text', { name }),
    });
    const line = useCart.getState().lines.find((candidate) => candidate.product.id === id);
    const wanted = line?.quantity ?? quantity;
    shortOf(id, wanted).then(
      (left) => {
        if (left === null) return;
        notify.warning(t('cart.onlyLeft', { count: left }), {
          ...toast,
          description: t('cart.wanted', { name, count: wanted }),
        });
      },
      () => undefined,
    );
  };
}
