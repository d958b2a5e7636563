import type { ImportJob } from '@solar/contracts/common/imports-http';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Status } from '@solar/ui/badge/badge';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useImport } from './api/imports-api';
import { ColumnMappingForm } from './components/column-mapping-form';
import { ImportPreview } from './components/import-preview';
import { ImportReport } from './components/import-report';
import { isComplete, ownColumns, type ImportPlan } from './import-plan';
import { IMPORT_TONES } from './import-tones';

/** One table: how its columns are read and what that makes, then how far it is and what came of it. */
export function ImportPage({ slice, id }: { slice: string; id: string }) {
  const query = useImport(slice, id);
  return (
    <RequirePermission permission="admin.area.access">
      <QueryState query={query} skeleton={<Skeleton shape="block" height="28rem" />}>
        {(job) => <Import job={job} slice={slice} />}
      </QueryState>
    </RequirePermission>
  );
}

function Import({ job, slice }: { job: ImportJob; slice: string }) {
  const { t } = useTranslation('admin');
  usePageMeta({ title: job.fileName, noIndex: true });
  const isPrepared = job.status === 'uploaded' || job.status === 'failed';
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={job.fileName}
        description={
          <>
            {t(`imports.kinds.${job.kind}`)}
            {job.target && (
              <>
                {' · '}
                <Link to={`/admin/price-lists/${job.target.id}`}>{job.target.name}</Link>
              </>
            )}
            {' · '}
            {t('imports.lines', { count: job.lines })}
          </>
        }
        meta={
          <Status tone={IMPORT_TONES[job.status]}>{t(`imports.statuses.${job.status}`)}</Status>
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('imports.title'), href: `/admin/imports?kind=${job.kind}` },
              { label: job.fileName },
            ]}
          />
        }
      />
      {job.status === 'failed' && <p role="alert">{t('imports.failed')}</p>}
      {isPrepared ? <Prepare job={job} slice={slice} /> : <ImportReport job={job} slice={slice} />}
    </Stack>
  );
}

function Prepare({ job, slice }: { job: ImportJob; slice: string }) {
  const user = useSession((state) => state.user);
  const [plan, setPlan] = useState<ImportPlan>({
    mapping: job.mapping,
    skipRows: job.skipRows ?? 0,
    existing: 'update',
  });
  const columns = ownColumns(job.kind, user);
  const isReady = isComplete(plan, columns);
  return (
    <>
      <ColumnMappingForm
        job={job}
        columns={columns}
        plan={plan}
        onPlan={setPlan}
        isComplete={isReady}
      />
      <ImportPreview job={job} slice={slice} plan={plan} isComplete={isReady} />
    </>
  );
}
