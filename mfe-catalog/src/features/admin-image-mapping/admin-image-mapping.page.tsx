import {
  filledFields,
  pageFields,
  SEARCH_SETTLE_MS,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Field } from '@solar/ui/field/field';
import { useDraft } from '@solar/ui/hooks/use-draft';
import { Grid, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAdminProducts } from '../admin-products/api/use-admin-products';
import { ImageCard } from './image-card';

const searchSchema = z.object({
  q: searchField,
  page: pageFields.page,
});
const PAGE_SIZE = 24;

export function AdminImageMappingPage() {
  return (
    <RequirePermission permission="catalog.products.read">
      <Mapping />
    </RequirePermission>
  );
}

/** Which folder of pictures each product shows. */
function Mapping() {
  const { t } = useTranslation('catalog');
  const [state, setState] = useSearchState(searchSchema);
  const search = useDraft(
    state.q,
    (q) => setState({ q, page: 1 }, { replace: true }),
    SEARCH_SETTLE_MS,
  );
  const query = useAdminProducts(filledFields({ ...state, pageSize: PAGE_SIZE }));
  const title = t('admin.nav.image-mapping');
  usePageMeta({ title, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={title} description={t('admin.images.text')} />
      <Field label={t('admin.images.search')}>
        <TextInput
          type="search"
          value={search.text}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && search.settle()}
          onBlur={search.settle}
        />
      </Field>
      <QueryState query={query} skeleton={<Skeleton shape="block" height="24rem" />}>
        {({ items, total }) => (
          <Stack gap="6">
            <Grid min="sm" gap="4">
              {items.map((product) => (
                <ImageCard key={`${product.id}-${product.version}`} product={product} />
              ))}
            </Grid>
            <Pagination
              summary
              page={state.page}
              pageSize={PAGE_SIZE}
              total={total}
              onPageChange={(page) => setState({ page })}
            />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}
