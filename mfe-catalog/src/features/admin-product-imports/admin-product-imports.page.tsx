import type { ProductImport } from '@solar/contracts/catalog/import-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { useProductImports, useUploadTable } from './api/use-product-imports';
import { IMPORT_TONES } from './import-tones';

const searchSchema = z.object(pageFields);

export function AdminProductImportsPage() {
  return (
    <RequirePermission permission="catalog.products.read">
      <Imports />
    </RequirePermission>
  );
}

/** Tables that were sent, the newest first, and the place to send one. */
function Imports() {
  const { t } = useTranslation('catalog');
  const [state, setState] = useSearchState(searchSchema);
  const query = useProductImports(state);
  const mayWrite = useCan('catalog.products.write');
  const navigate = useNavigate();
  const upload = useUploadTable(({ id }) => void navigate(`/admin/product-imports/${id}`));
  const columns = useColumns();
  const title = t('admin.nav.product-imports');
  usePageMeta({ title, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={title} description={t('admin.imports.text')} />
      {mayWrite && (
        <FileDrop
          aria-label={t('admin.imports.file')}
          description={t('admin.imports.fileText')}
          accept={['text/csv', '.csv', '.txt', '.tsv', '.xlsx']}
          maxBytes={LIMITS.mediaBytesMax}
          maxFiles={1}
          disabled={upload.isPending}
          onFiles={([file]) => file && upload.mutate(file)}
        />
      )}
      <PageTable
        label={title}
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('admin.imports.empty')}
      />
    </Stack>
  );
}

function useColumns(): DataColumn<ProductImport>[] {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return [
    {
      id: 'fileName',
      header: t('admin.imports.file'),
      onPhone: 'title',
      cell: ({ id, fileName }) => <Link to={`/admin/product-imports/${id}`}>{fileName}</Link>,
    },
    {
      id: 'status',
      header: t('admin.imports.status'),
      cell: ({ status }) => (
        <Status tone={IMPORT_TONES[status]}>{t(`admin.imports.statuses.${status}`)}</Status>
      ),
    },
    {
      id: 'created',
      header: t('admin.imports.created'),
      align: 'end',
      cell: ({ created }) => format.number(created),
    },
    {
      id: 'leftOut',
      header: t('admin.imports.leftOut'),
      align: 'end',
      cell: ({ leftOutCount }) => format.number(leftOutCount),
    },
    {
      id: 'createdAt',
      header: t('admin.imports.sent'),
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
}
