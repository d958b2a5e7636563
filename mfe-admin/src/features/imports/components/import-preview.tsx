import type { ImportJob, ImportPreviewPage } from '@solar/contracts/common/imports-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Status, type Tone } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview, useStart } from '../api/imports-api';
import type { ImportPlan } from '../import-plan';
import { PreviewRows } from './preview-rows';

interface ImportPreviewProps {
  job: ImportJob;
  slice: string;
  plan: ImportPlan;
  /** Every column that has to be there is chosen. */
  isComplete: boolean;
}

const TONES: Record<keyof ImportPreviewPage['counts'], Tone> = {
  create: 'success',
  update: 'info',
  same: 'neutral',
  skip: 'neutral',
  bad: 'danger',
};

/** What each row would do, what is wrong with it, and the start. */
export function ImportPreview({ job, slice, plan, isComplete }: ImportPreviewProps) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState({ onlyBad: false, page: 1 });
  const query = usePreview(slice, job.id, plan, shown, isComplete);
  return (
    <FormSection title={t('imports.preview')} description={t('imports.previewText')}>
      {!isComplete ? (
        <p>{t('imports.incomplete')}</p>
      ) : (
        <QueryState query={query} skeleton={<Skeleton shape="text" lines={6} />}>
          {(preview) => (
            <Stack gap="4">
              <Counts counts={preview.counts} />
              <Checkbox
                label={t('imports.onlyBad')}
                checked={shown.onlyBad}
                onCheckedChange={(checked) => setShown({ onlyBad: checked === true, page: 1 })}
              />
              {shown.onlyBad && preview.total === 0 ? (
                <p>{t('imports.noneBad')}</p>
              ) : (
                <>
                  <PreviewRows job={job} slice={slice} preview={preview} plan={plan} />
                  <Pagination
                    page={preview.page}
                    pageSize={preview.pageSize}
                    total={preview.total}
                    onPageChange={(page) => setShown({ ...shown, page })}
                  />
                </>
              )}
              <Start id={job.id} slice={slice} plan={plan} counts={preview.counts} />
            </Stack>
          )}
        </QueryState>
      )}
    </FormSection>
  );
}

function Counts({ counts }: Pick<ImportPreviewPage, 'counts'>) {
  const { t } = useTranslation('admin');
  const kinds = (Object.keys(TONES) as (keyof typeof TONES)[]).filter((kind) => counts[kind] > 0);
  return (
    <Inline gap="4" role="status">
      {kinds.map((kind) => (
        <Status key={kind} tone={TONES[kind]}>
          {t(`imports.rows.${kind}`, { count: counts[kind] })}
        </Status>
      ))}
    </Inline>
  );
}

function Start({
  id,
  slice,
  plan,
  counts,
}: { id: string; slice: string; plan: ImportPlan } & Pick<ImportPreviewPage, 'counts'>) {
  const { t } = useTranslation('admin');
  const start = useStart(slice, id);
  const good = counts.create + counts.update + counts.same + counts.skip;
  const changes = counts.create + counts.update;
  if (counts.bad === 0 && changes === 0) return <p role="status">{t('imports.nothing')}</p>;
  return (
    <Inline gap="3">
      {counts.bad === 0 ? (
        <Button loading={start.isPending} onClick={() => start.mutate({ ...plan, rows: 'all' })}>
          {t('imports.startAll')}
        </Button>
      ) : (
        <Button
          disabled={changes === 0}
          loading={start.isPending}
          onClick={() => start.mutate({ ...plan, rows: 'good' })}
        >
          {t('imports.startGood', { count: good })}
        </Button>
      )}
    </Inline>
  );
}
