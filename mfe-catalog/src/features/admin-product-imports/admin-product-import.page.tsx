import type { ProductImport, SavedMapping } from '@solar/contracts/catalog/import-http';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Status } from '@solar/ui/badge/badge';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProductImport, useSavedMappings } from './api/use-product-imports';
import { ImportPreviewSection } from './components/import-preview';
import { ImportReport } from './components/import-report';
import { MappingEditor } from './components/mapping-editor';
import { IMPORT_TONES } from './import-tones';
import { draftOf, EMPTY_DRAFT, fittingMapping, mappingOf } from './mapping-draft';

export function AdminProductImportPage() {
  const { id = '' } = useParams();
  const query = useProductImport(id);
  const mappings = useSavedMappings();
  return (
    <RequirePermission permission="catalog.products.write">
      <QueryState query={query} skeleton={<Skeleton shape="block" height="28rem" />}>
        {(table) => (
          <QueryState query={mappings} skeleton={<Skeleton shape="block" height="28rem" />}>
            {({ items }) => <Import table={table} saved={items} />}
          </QueryState>
        )}
      </QueryState>
    </RequirePermission>
  );
}

/** One table: how its columns are read and what that makes, then how far it is and what came of it. */
function Import({ table, saved }: { table: ProductImport; saved: readonly SavedMapping[] }) {
  const { t } = useTranslation('catalog');
  usePageMeta({ title: table.fileName, noIndex: true });
  const started = table.status !== 'uploaded' && table.status !== 'failed';
  return (
    <Stack gap="6">
      <Breadcrumbs
        items={[
          { label: t('admin.nav.product-imports'), href: '/admin/product-imports' },
          { label: table.fileName },
        ]}
      />
      <PageHeader
        size="compact"
        title={table.fileName}
        description={t('admin.imports.lines', { count: table.lines })}
        meta={
          <Status tone={IMPORT_TONES[table.status]}>
            {t(`admin.imports.statuses.${table.status}`)}
          </Status>
        }
      />
      {started ? <ImportReport table={table} /> : <Prepare table={table} saved={saved} />}
    </Stack>
  );
}

function Prepare({ table, saved }: { table: ProductImport; saved: readonly SavedMapping[] }) {
  const [chosen, setChosen] = useState(() => fittingMapping(saved, table.columns)?.id);
  const [draft, setDraft] = useState(() => {
    const mapping = saved.find(({ id }) => id === chosen)?.mapping;
    return mapping ? draftOf(mapping) : EMPTY_DRAFT;
  });
  const choose = (id: string | undefined) => {
    setChosen(id);
    const mapping = saved.find((one) => one.id === id)?.mapping;
    setDraft(mapping ? draftOf(mapping) : EMPTY_DRAFT);
  };
  return (
    <>
      <MappingEditor
        columns={table.columns}
        saved={saved}
        chosen={chosen}
        onChoose={choose}
        draft={draft}
        onDraft={setDraft}
      />
      <ImportPreviewSection id={table.id} mapping={mappingOf(draft)} />
    </>
  );
}
