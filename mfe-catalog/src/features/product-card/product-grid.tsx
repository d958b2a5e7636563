import type { ProductCard as Product } from '@solar/contracts/catalog/http';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  products: readonly Product[];
  view?: 'grid' | 'list';
  /** Cards whose pictures are fetched at once. */
  eager?: number;
  level?: 2 | 3;
  onOpen?: (product: Product) => void;
  /** What is said beside the stock status of a product. */
  stockNote?: (product: Product) => ReactNode;
}

/**
 * Products beside each other, or below each other as a list. In a document a card after the first ones is made alive when it
 * comes near; in its turn for somebody who sees prices, which the document has none of.
 */
export function ProductGrid({
  products,
  view = 'grid',
  eager = 0,
  level = 3,
  onOpen,
  stockNote,
}: ProductGridProps) {
  const until = usePriceAccess() === 'visible' ? 'now' : 'near';
  const card = (product: Product, index: number) => (
    <ProductCard
      product={product}
      view={view}
      eager={index < eager}
      first={eager > 0 && index === 0}
      level={level}
      onOpen={onOpen && (() => onOpen(product))}
      stockNote={stockNote?.(product)}
    />
  );
  return (
    <ul className={clsx(styles.products, styles[view])}>
      {products.map((product, index) => (
        <li key={product.id}>
          {index < eager ? (
            card(product, index)
          ) : (
            <LateArea key={view} until={until} className={styles.late}>
              {card(product, index)}
            </LateArea>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Cards to come. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup>
      <div className={clsx(styles.products, styles.grid)}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.skeleton}>
            <Skeleton shape="block" aspectRatio="1" />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="button" width="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
