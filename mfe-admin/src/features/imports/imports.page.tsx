import { IMPORT_KIND_NAMES, importKind } from '@solar/contracts/common/import-kinds';
import { type ImportKindName } from '@solar/contracts/common/import-owners';
import type { ImportJob } from '@solar/contracts/common/imports-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { choiceField, pageFields, textField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { can } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Field } from '@solar/ui/field/field';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { importPath, useImports, useUpload } from './api/imports-api';
import { IMPORT_TONES } from './import-tones';
import styles from './imports.module.css';

const searchSchema = z.object({
  ...pageFields,
  kind: choiceField(IMPORT_KIND_NAMES),
  target: textField,
});
const FILES = ['text/csv', '.csv', '.txt', '.tsv', '.xlsx'];

/** Tables of every kind that the person may import. */
export function ImportsPage() {
  const user = useSession((state) => state.user);
  const [{ kind: asked }] = useSearchState(searchSchema);
  const kinds = IMPORT_KIND_NAMES.filter((kind) => can(user, importKind(kind).permission));
  const kind = kinds.find((one) => one === asked) ?? (asked ? undefined : kinds[0]);
  const needed = importKind(asked || (kinds[0] ?? 'suppliers')).permission;
  return (
    <RequirePermission permission={needed}>
      {kind && <Imports key={kind} kind={kind} kinds={kinds} />}
    </RequirePermission>
  );
}

/** Tables of one kind, the newest first, and the place to send one. */
function Imports({ kind, kinds }: { kind: ImportKindName; kinds: readonly ImportKindName[] }) {
  const { t } = useTranslation('admin');
  const [state, setState] = useSearchState(searchSchema);
  const query = useImports(kind, { page: state.page, pageSize: state.pageSize });
  const columns = useColumns();
  usePageMeta({ title: t('imports.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={t('imports.title')} description={t('imports.text')} />
      <Field label={t('imports.kind')} className={styles.kind}>
        <Select
          value={kind}
          onValueChange={(next) => setState({ kind: next as ImportKindName, target: '', page: 1 })}
          options={kinds.map((value) => ({ value, label: t(`imports.kinds.${value}`) }))}
        />
      </Field>
      <Upload key={`${kind} ${state.target}`} kind={kind} target={state.target} />
      <PageTable
        label={t('imports.title')}
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('imports.empty')}
      />
    </Stack>
  );
}

function Upload({ kind, target }: { kind: ImportKindName; target: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const upload = useUpload(kind, target || null, (job) => void navigate(importPath(job)));
  const names = importKind(kind).columns.map(({ name }) => t(`imports.columns.${name}`));
  if (importKind(kind).target !== null && target === '') {
    return (
      <p>
        {t('imports.fromList')} <Link to="/admin/price-lists">{t('imports.priceLists')}</Link>
      </p>
    );
  }
  return (
    <FileDrop
      aria-label={t('imports.file')}
      description={t('imports.fileText', { columns: names.join(', ') })}
      accept={FILES}
      maxBytes={LIMITS.mediaBytesMax}
      maxFiles={1}
      disabled={upload.isPending}
      onFiles={([file]) => file && upload.mutate(file)}
    />
  );
}

function useColumns(): DataColumn<ImportJob>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return [
    {
      id: 'fileName',
      header: t('imports.file'),
      sortable: false,
      onPhone: 'title',
      cell: (job) => (
        <Link to={importPath(job)}>
          {job.target ? `${job.fileName} · ${job.target.name}` : job.fileName}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t('imports.status'),
      sortable: false,
      onPhone: 'status',
      cell: ({ status }) => (
        <Status tone={IMPORT_TONES[status]}>{t(`imports.statuses.${status}`)}</Status>
      ),
    },
    ...(['created', 'updated', 'leftOut'] as const).map((id) => ({
      id,
      header: t(`imports.counts.${id}`),
      sortable: false,
      align: 'end' as const,
      cell: (job: ImportJob) => format.number(job[id]),
    })),
    {
      id: 'createdAt',
      header: t('imports.sent'),
      sortable: false,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
}
