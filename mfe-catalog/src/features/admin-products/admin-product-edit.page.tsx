import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { productPath } from '../../urls';
import { useAdminProduct } from './api/use-admin-products';
import { ProductForm } from './components/product-form';

/** Where a draft that is a copy of a product is written. */
const copyPath = (id: string) => `/admin/products/new?copy=${id}`;

export function AdminProductEditPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const source = id ?? params.get('copy') ?? undefined;
  const query = useAdminProduct(source);
  return (
    <RequirePermission permission="catalog.products.write">
      {source === undefined ? (
        <Edit key="new" product={null} />
      ) : (
        <QueryState query={query} skeleton={<Skeleton shape="block" height="32rem" />}>
          {(found) =>
            id === undefined ? (
              <Edit key={`copy ${found.id}`} product={null} original={found} />
            ) : (
              <Edit key={found.id} product={found} />
            )
          }
        </QueryState>
      )}
    </RequirePermission>
  );
}

interface EditProps {
  product: AdminProduct | null;
  original?: AdminProduct;
}

function Edit({ product, original }: EditProps) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
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
          product && (
            <>
              <Button asChild variant="secondary">
                <Link to={copyPath(product.id)}>{t('admin.products.duplicate')}</Link>
              </Button>
              {product.active && (
                <Button asChild variant="secondary">
                  <Link to={productPath(product.slug)}>{t('admin.products.view')}</Link>
                </Button>
              )}
            </>
          )
        }
      />
      <InShopCurrency>
        {(currency) => (
          <ProductForm
            product={product}
            original={original}
            currency={currency}
            onSaved={({ id }) => {
              if (!product) void navigate(`/admin/products/edit/${id}`, { replace: true });
            }}
          />
        )}
      </InShopCurrency>
    </Stack>
  );
}
