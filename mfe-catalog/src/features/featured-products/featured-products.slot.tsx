import type { ProductItems } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useArrived } from '@solar/mfe-kit/query/use-arrived';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid';

const FEATURED = 8;
const PATH = '/api/catalog/products/featured';

/** The featured products of the home page. */
export default function FeaturedProducts() {
  const { t } = useTranslation('catalog');
  const query = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => http.get<ProductItems>(PATH, { params: { limit: FEATURED }, signal }),
  });
  const arrived = useArrived(query.data);
  if (query.data && arrived) return <ProductGrid products={query.data.items} />;
  if (!query.error) return <ProductGridSkeleton count={FEATURED} />;
  return <ErrorState title={t('featured.failed')} onRetry={() => void query.refetch()} />;
}
