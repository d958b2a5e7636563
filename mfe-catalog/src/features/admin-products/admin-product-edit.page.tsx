import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { productPath } from '../../urls';
import { useAdminProduct } from './api/use-admin-products';
import { ImageSection } from './components/image-section';
import { CostSection, PriceSection } from './components/price-section';
import { ProductForm } from './components/product-form';

export function AdminProductEditPage() {
  const { id } = useParams();
  const query = useAdminProduct(id);
  return (
    <RequirePermission permission="catalog.products.write">
      {id === undefined ? (
        <Edit product={null} />
      ) : (
        <QueryState query={query} skeleton={<Skeleton shape="block" height="32rem" />}>
          {(product) => <Edit product={product} />}
        </QueryState>
      )}
    </RequirePermission>
  );
}

/** Everything of a product; price and pictures are saved by themselves, the price under its own permission. */
function Edit({ product }: { product: AdminProduct | null }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const mayPrice = useCan('catalog.prices.write');
  const mayCost = useCan('catalog.costs.write');
  const title = product?.name ?? t('admin.products.add');
  usePageMeta({ title, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('admin.nav.products'), href: '/admin/products' },
              { label: product?.sku ?? t('admin.products.new') },
            ]}
          />
        }
        actions={
          product?.active && (
            <Button asChild variant="secondary">
              <Link to={productPath(product.slug)}>{t('admin.products.view')}</Link>
            </Button>
          )
        }
      />
      {product && mayPrice && (
        <InShopCurrency key={`price-${product.version}`}>
          {(currency) => <PriceSection product={product} currency={currency} />}
        </InShopCurrency>
      )}
      {product && mayCost && (
        <InShopCurrency key={`cost-${product.version}`}>
          {(currency) => <CostSection product={product} currency={currency} />}
        </InShopCurrency>
      )}
      {product && <ImageSection key={`image-${product.version}`} product={product} />}
      <ProductForm
        key={product?.version ?? 'new'}
        product={product}
        onSaved={({ id }) => {
          if (!product) void navigate(`/admin/products/edit/${id}`, { replace: true });
        }}
      />
    </Stack>
  );
}
