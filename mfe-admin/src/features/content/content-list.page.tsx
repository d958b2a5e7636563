import { CONTENT_STATUSES, type AdminContentEntry } from '@solar/contracts/admin/content-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Badge, Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import List from 'lucide-react/icons/list';
import ListTree from 'lucide-react/icons/list-tree';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useContentList } from './api/content-api';
import { ContentBulkActions } from './components/content-bulk-actions';
import { ContentRowMenu } from './components/content-row-menu';
import { ListActions } from './components/list-actions';
import { PageTree } from './components/page-tree';
import styles from './content-list.module.css';
import type { ContentSection } from './content-sections';
import { STATUS_TONES } from './content-status';

const searchSchema = z.object({
  ...pageFields,
  status: choiceField(CONTENT_STATUSES),
  q: searchField,
  /** Pages come as a tree, else as a list that is searched. */
  view: choiceField(['list']),
});

function useColumns(section: ContentSection): DataColumn<AdminContentEntry>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const localized = useLocalized();
  const titleOf = ({ title }: AdminContentEntry) => localized(title);
  return [
    {
      id: 'title',
      header: t('content.columns.title'),
      minWidth: '16rem',
      sortable: false,
      value: titleOf,
      cell: (entry) => (
        <div className={styles.title}>
          <Link to={`/admin/${section.path}/${entry.id}`} className={styles.link}>
            {titleOf(entry)}
          </Link>
          <span className={styles.slug} translate="no">
            {entry.slug}
          </span>
        </div>
      ),
    },
    {
      id: 'status',
      header: t('content.columns.status'),
      sortable: false,
      value: (entry) => entry.status,
      cell: (entry) => (
        <Status tone={STATUS_TONES[entry.status]}>{t(`content.status.${entry.status}`)}</Status>
      ),
    },
    {
      id: 'featured',
      header: t('content.columns.featured'),
      sortable: false,
      value: (entry) => (entry.featured ? 1 : 0),
      cell: (entry) => entry.featured && <Badge tone="info">{t('content.featured')}</Badge>,
    },
    {
      id: 'updated',
      header: t('content.columns.updated'),
      sortable: false,
      value: (entry) => entry.updatedAt,
      cell: (entry) => format.relative(entry.updatedAt),
    },
  ];
}

/** The entries of one kind: search, filter by state, order, feature, publish, remove. */
export function ContentListPage({ section }: { section: ContentSection }) {
  const { t } = useTranslation('admin');
  const [state, setState] = useSearchState(searchSchema);
  const { view, ...filters } = state;
  const asTree = section.kind === 'pages' && view === '';
  const title = t(`content.kinds.${section.kind}.plural`);
  usePageMeta({ title, noIndex: true });
  const addNew = (
    <Button asChild variant="primary" startIcon={<Plus />}>
      <Link to={`/admin/${section.path}/new`}>{t(`content.kinds.${section.kind}.add`)}</Link>
    </Button>
  );
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t(`content.kinds.${section.kind}.text`)}
        actions={
          <>
            {section.kind === 'pages' && (
              <Button asChild variant="ghost" startIcon={asTree ? <List /> : <ListTree />}>
                <Link to={asTree ? '?view=list' : '?'}>
                  {t(asTree ? 'content.asList' : 'content.asTree')}
                </Link>
              </Button>
            )}
            <ListActions section={section} />
            {addNew}
          </>
        }
      />
      {asTree ? (
        <PageTree section={section} emptyAction={addNew} />
      ) : (
        <EntryTable section={section} filters={filters} onState={setState} emptyAction={addNew} />
      )}
    </Stack>
  );
}

type Filters = Omit<z.output<typeof searchSchema>, 'view'>;

interface EntryTableProps {
  section: ContentSection;
  filters: Filters;
  onState: (change: Partial<Filters>) => void;
  emptyAction: ReactNode;
}

function EntryTable({ section, filters, onState, emptyAction }: EntryTableProps) {
  const { t } = useTranslation('admin');
  const mayPublish = useCan('admin.content.publish');
  const query = useContentList(section.kind, filledFields(filters));
  const columns = useColumns(section);
  return (
    <PageTable
      label={t(`content.kinds.${section.kind}.plural`)}
      views={`content-${section.kind}`}
      columns={columns}
      query={query}
      state={filters}
      onState={onState}
      getRowId={(entry) => entry.id}
      emptyText={t('content.empty')}
      emptyAction={emptyAction}
      toolbar={
        <FilterSelect
          label={t('content.columns.status')}
          value={filters.status}
          onChange={(status) => onState({ status, page: 1 })}
          options={CONTENT_STATUSES.map((status) => ({
            value: status,
            label: t(`content.status.${status}`),
          }))}
        />
      }
      bulkActions={
        mayPublish
          ? (rows, clear) => <ContentBulkActions section={section} rows={rows} onDone={clear} />
          : undefined
      }
      rowActions={(entry) => <ContentRowMenu section={section} entry={entry} />}
    />
  );
}
