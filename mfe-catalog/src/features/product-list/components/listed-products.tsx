import type { ProductCard } from '@solar/contracts/catalog/http';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { Suspense } from 'react';
import type { ListView } from '../../../search-params';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid';
import { StockPlaces, StockScope } from '../../product-card/stock-places';

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
  const grid = { products, eager: FIRST_ROW, level: 2 } as const;
  if (view === 'grid') return <ProductGrid {...grid} />;
  return (
    <StockScope ids={products.map(({ id }) => id)}>
      {view === 'list' ? (
        <ProductGrid {...grid} view="list" stockNote={({ id }) => <StockPlaces productId={id} />} />
      ) : (
        <Suspense fallback={<ProductGridSkeleton count={4} />}>
          <ProductTable products={products} />
        </Suspense>
      )}
    </StockScope>
  );
}
