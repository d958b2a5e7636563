import type { ProductCard as Product } from '@solar/contracts/catalog/http';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { ProductCard } from '../product-card/product-card';
import styles from './recently-viewed.module.css';

/** Products in one line that scrolls sideways. */
export function ProductStrip({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.strip} data-scroll-fade="">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

/** Cards to come. */
export function ProductStripSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      <div className={styles.strip}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="block" aspectRatio="1 / 2" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
