import type { ProductCard } from '@solar/contracts/catalog/http';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { Suspense } from 'react';
import type { ListView } from '../../../search-params';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid';

const ProductTable = lazyPart('catalog/product-table', async () => {
  const module = await import(/* webpackChunkName: "product-table" */ './product-table');
  return module.ProductTable;
});

/** Cards whose pictures are there before anybody scrolls. */
const FIRST_ROW = 4;

/** The products of a list as cards, rows or a table. */
export function ListedProducts({
  products,
  view,
}: {
  products: readonly ProductCard[];
  view: ListView;
}) {
  if (view !== 'table') {
    return <ProductGrid products={products} view={view} eager={FIRST_ROW} level={2} />;
  }
  return (
    <Suspense fallback={<ProductGridSkeleton count={4} />}>
      <ProductTable products={products} />
    </Suspense>
  );
}
