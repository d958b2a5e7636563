import type { ProductCard as Product } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Card, cardLinkClass } from '@solar/ui/card/card';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Rating } from '@solar/ui/rating/rating';
import { clsx } from 'clsx';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { productPath } from '../../urls';
import { AddButton } from './add-button';
import { carryPicture, handedOver } from './carried-picture';
import { CompareButton } from './compare-button';
import { KeyFigures } from './key-figures';
import styles from './product-card.module.css';
import { ProductLabels } from './product-labels';
import { ProductPicture } from './product-picture';
import { ProductPrice } from './product-price';
import { StockStatus } from './stock-status';
import { WishlistButton } from './wishlist-button';

export interface ProductCardProps {
  product: Product;
  view?: 'grid' | 'list';
  /** For the first cards of a page. */
  eager?: boolean;
  /** For the first card of a page that begins with cards. */
  first?: boolean;
  level?: 2 | 3;
  onOpen?: () => void;
  stockNote?: ReactNode;
}

/** A product among others: what it is, its key figures, whether it is there, what it costs. */
export function ProductCard({
  product,
  view = 'grid',
  eager = false,
  first = false,
  level = 3,
  onOpen,
  stockNote,
}: ProductCardProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const picture = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  return (
    <Card asChild interactive padding="none" className={clsx(styles.card, styles[view])}>
      <article>
        <div ref={picture} className={styles.picture}>
          <ProductPicture image={product.image} eager={eager} first={first} />
          <div className={styles.labels}>
            <ProductLabels labels={product.labels} />
          </div>
        </div>
        <div className={styles.body}>
          <p className={styles.brand}>{product.brand.name}</p>
          <Heading className={styles.name}>
            <Link
              to={productPath(product.slug)}
              className={cardLinkClass}
              viewTransition
              state={handedOver(product)}
              onClick={() => {
                carryPicture(picture.current);
                onOpen?.();
              }}
            >
              {product.name}
            </Link>
          </Heading>
          <Identifier quiet className={styles.sku}>
            {product.sku}
          </Identifier>
          {view === 'list' && <p className={styles.summary}>{localized(product.summary)}</p>}
          <KeyFigures figures={product.highlights} />
          <div className={styles.signals}>
            <StockStatus stock={product.stock} />
            {product.rating.count > 0 && (
              <Rating value={product.rating.average} count={product.rating.count} size="sm" />
            )}
          </div>
          {stockNote}
        </div>
        <div className={styles.foot}>
          <ProductPrice product={product} />
          <div className={styles.actions}>
            <WishlistButton product={product} compact />
            <CompareButton product={product} />
            <AddButton
              product={product}
              size="sm"
              variant="secondary"
              className={styles.add}
              startIcon={<ShoppingCart aria-hidden="true" />}
              aria-label={t('cart.addNamed', { name: product.name })}
            >
              {t('cart.addShort')}
            </AddButton>
          </div>
        </div>
      </article>
    </Card>
  );
}
