import { DATA_STATES, DATA_WEIGHTS } from '@solar/contracts/catalog/data-report-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useDataReport, useSetNotPublished } from './api/data-report-api';
import { CategoryTiles } from './components/category-tiles';
import { useReportColumns } from './components/report-columns';
import { ReportFilters } from './components/report-filters';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  category: textField,
  attribute: textField,
  state: choiceField(DATA_STATES),
  weight: choiceField(DATA_WEIGHTS),
  active: choiceField(['true', 'false']),
});
export type DataReportSearch = z.infer<typeof searchSchema>;

export function AdminDataReportPage() {
  return (
    <RequirePermission permission="catalog.products.read">
      <DataReport />
    </RequirePermission>
  );
}

/** What is known of what buyers decide by, and what is not; what matters most comes first. */
function DataReport() {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const [state, setState] = useSearchState(searchSchema);
  const query = useDataReport(filledFields(state));
  const mark = useSetNotPublished();
  const mayWrite = useCan('catalog.products.write');
  const columns = useReportColumns();
  const title = t('admin.nav.data-report');
  usePageMeta({ title, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={title} description={t('admin.dataReport.text')} />
      {query.data && (
        <CategoryTiles
          categories={query.data.categories}
          hrefOf={(slug) => `/admin/data-report?category=${slug}&state=missing`}
        />
      )}
      <PageTable
        label={title}
        views="data-report"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ product, attribute }) => `${product.id} ${attribute.code}`}
        emptyText={t('admin.dataReport.empty')}
        exportName="data-report"
        toolbar={
          <ReportFilters
            search={state}
            report={query.data}
            onChange={(patch) => setState({ ...patch, page: 1 })}
          />
        }
        rowActions={(row) =>
          mayWrite &&
          row.state !== 'known' && (
            <Button
              size="sm"
              variant="ghost"
              disabled={mark.isPending}
              aria-label={t('admin.dataReport.markNamed', {
                mark: t(`admin.dataReport.mark.${row.state}`),
                attribute: localized(row.attribute.name),
                product: row.product.sku,
              })}
              onClick={() => mark.mutate(row)}
            >
              {t(`admin.dataReport.mark.${row.state}`)}
            </Button>
          )
        }
      />
    </Stack>
  );
}
