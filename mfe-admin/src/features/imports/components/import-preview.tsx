import type { ImportJob, ImportPreviewPage } from '@solar/contracts/common/imports-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Status, type Tone } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Pagination } from '@solar/ui/pagination/pagination';
import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview, useStart, type ImportPlan } from '../api/imports-api';
import styles from './import-preview.module.css';

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
              <Rows preview={preview} mapped={Object.keys(plan.mapping)} />
              <Pagination
                page={preview.page}
                pageSize={preview.pageSize}
                total={preview.total}
                onPageChange={(page) => setShown({ ...shown, page })}
              />
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

function Rows({ preview, mapped }: { preview: ImportPreviewPage; mapped: readonly string[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <ScrollRegion
      className={styles.scroll}
      aria-label={t('imports.lines', { count: preview.total })}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('imports.line')}</th>
            {mapped.map((name) => (
              <th key={name} scope="col">
                {t(`imports.columns.${name}`)}
              </th>
            ))}
            <th scope="col">{t('imports.result')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.items.map(({ line, cells, action, errors }) => (
            <tr key={line}>
              <td>{format.number(line)}</td>
              {mapped.map((name) => (
                <td key={name} translate="no">
                  {cells[name]}
                </td>
              ))}
              <td>
                {action ? (
                  t(`imports.actions.${action}`)
                ) : (
                  <ul className={styles.errors}>
                    {errors.map(({ column, code }) => (
                      <li key={column}>
                        {t(`imports.columns.${column}`)}: {t(`imports.errors.${code}`)}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
