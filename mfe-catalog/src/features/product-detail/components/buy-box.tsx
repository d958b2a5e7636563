import type { ProductDetail } from '@solar/contracts/catalog/http';
import { Button } from '@solar/ui/button/button';
import { LIMITS } from '@solar/contracts/common/limits';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Identifier } from '@solar/ui/identifier/identifier';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Rating } from '@solar/ui/rating/rating';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddButton } from '../../product-card/add-button';
import { isBuyable } from '../../product-card/add-to-cart';
import { useShortOf } from '../../product-card/availability';
import { CompareButton } from '../../product-card/compare-button';
import { ProductLabels } from '../../product-card/product-labels';
import { pricedFor } from '../../product-card/priced-for';
import { ProductPrice } from '../../product-card/product-price';
import { StockPlaces, StockScope } from '../../product-card/stock-places';
import { StockStatus } from '../../product-card/stock-status';
import { WishlistButton } from '../../product-card/wishlist-button';
import styles from './buy-box.module.css';
import { BuyBar } from './buy-bar';
import { HeadlineFigures } from './headline-figures';
import { ModelName } from './model-name';
import { PalletNote } from './pallet-note';
import { PriceBreaks } from './price-breaks';
import { PriceMeaning } from './price-meaning';
import { RestockNotice } from './restock-notice';
import { Substitutes } from './substitutes';

/** Deliveries that are on their way and named. */
const DELIVERIES = 3;

/** Name, key figures, price and the ways to buy, keep or compare. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const [quantity, setQuantity] = useState(1);
  const buy = useRef<HTMLDivElement>(null);
  const left = useShortOf(product.id, quantity);
  const buyable = isBuyable(product);
  const onRequest = product.priceAccess === 'visible' && product.price === null;
  return (
    <div className={styles.box}>
      <div className={styles.heading}>
        <div className={styles.line}>
          <Link
            to={`/products?brand=${encodeURIComponent(product.brand.slug)}`}
            className={styles.brand}
          >
            {product.brand.name}
          </Link>
          <ProductLabels labels={product.labels} />
        </div>
        <h1 className={styles.name}>
          <ModelName name={product.name} />
        </h1>
        <div className={styles.line}>
          <span className={styles.sku}>
            {t('detail.sku')} <Identifier>{product.sku}</Identifier>
          </span>
          {product.rating.count > 0 && (
            <a href="#reviews" className={styles.rating}>
              <Rating value={product.rating.average} count={product.rating.count} size="sm" />
            </a>
          )}
        </div>
      </div>
      <p className={styles.summary}>{localized(product.summary)}</p>
      <HeadlineFigures figures={product.highlights} />
      <div className={styles.offer}>
        <div className={styles.line}>
          <ProductPrice product={pricedFor(product, quantity)} size="xl" />
          <StockStatus stock={product.stock} />
        </div>
        <StockScope ids={[product.id]}>
          <StockPlaces productId={product.id} deliveries={DELIVERIES} />
        </StockScope>
        <PriceMeaning product={product} quantity={quantity} />
        {product.priceAccess !== 'visible' && (
          <p className={styles.hint}>{t(`price.${product.priceAccess}Hint`)}</p>
        )}
        <div ref={buy} className={styles.buy} data-print="hidden">
          {onRequest ? (
            <Button asChild variant="accent" size="lg">
              <Link to={`/contact?subject=quote&product=${product.slug}`}>{t('price.ask')}</Link>
            </Button>
          ) : (
            <>
              <QuantityStepper
                label={t('cart.quantity')}
                value={quantity}
                onChange={setQuantity}
                min={1}
                max={LIMITS.lineQuantityMax}
                disabled={!buyable}
                note={left === null ? null : t('cart.onlyLeft', { count: left })}
              />
              <AddButton
                product={product}
                quantity={quantity}
                variant="accent"
                size="lg"
                className={styles.add}
                startIcon={<ShoppingCart aria-hidden="true" />}
              >
                {t(buyable ? 'cart.add' : 'stock.out_of_stock')}
              </AddButton>
            </>
          )}
        </div>
        <PriceBreaks product={product} quantity={quantity} onQuantity={setQuantity} />
        {buyable && <PalletNote product={product} quantity={quantity} onQuantity={setQuantity} />}
        {product.stock === 'out_of_stock' && (
          <>
            <RestockNotice slug={product.slug} />
            <Substitutes slug={product.slug} />
          </>
        )}
      </div>
      <div className={styles.keep} data-print="hidden">
        <WishlistButton product={product} />
        <CompareButton product={product} full />
      </div>
      {buyable && !onRequest && <BuyBar product={product} quantity={quantity} beside={buy} />}
    </div>
  );
}
