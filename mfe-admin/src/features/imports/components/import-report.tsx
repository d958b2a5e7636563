import type { ImportJob } from '@solar/contracts/common/imports-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { linkClass } from '@solar/ui/link/link';
import { Progress } from '@solar/ui/progress/progress';
import Download from 'lucide-react/icons/download';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReport, useUndo } from '../api/imports-api';

const COUNTS = ['created', 'updated', 'unchanged', 'leftOut'] as const;

/** Where what a kind has made is looked at. */
const RESULTS: Partial<Record<ImportJob['kind'], string>> = {
  products: '/admin/products?active=false&sort=-updatedAt',
};

/** How far an import is, what came of it, the rows that were left out, and the way back. */
export function ImportReport({ job, slice }: { job: ImportJob; slice: string }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const report = useReport(slice, job);
  const undo = useUndo(slice, job.id);
  const isUndone = job.status === 'undone' || job.status === 'undoing';
  const { done, all } = isUndone
    ? { done: job.undone + job.kept, all: job.created + job.updated }
    : { done: job.done, all: job.lines };
  const result = job.status === 'done' && job.created > 0 ? RESULTS[job.kind] : undefined;
  const canUndo = job.status === 'done' && job.created + job.updated > 0;
  return (
    <Stack gap="6">
      <Progress
        label={t('imports.progress')}
        value={all === 0 ? 0 : Math.round((done / all) * 100)}
        valueText={`${number(done)} / ${number(all)}`}
      />
      <DescriptionList
        items={[
          ...COUNTS.map((id) => ({ term: t(`imports.counts.${id}`), value: number(job[id]) })),
          ...(isUndone
            ? [
                { term: t('imports.counts.undone'), value: number(job.undone) },
                { term: t('imports.counts.kept'), value: number(job.kept) },
              ]
            : []),
        ]}
      />
      <Inline gap="3">
        {result !== undefined && (
          <Link to={result} className={linkClass('standalone')}>
            {t('imports.toDrafts')}
          </Link>
        )}
        {job.leftOut > 0 && (
          <Button
            variant="secondary"
            startIcon={<Download aria-hidden="true" />}
            loading={report.isPending}
            onClick={() => report.mutate()}
          >
            {t('imports.report')}
          </Button>
        )}
        {canUndo && (
          <ConfirmDialog
            tone="danger"
            trigger={
              <Button variant="secondary" startIcon={<Undo aria-hidden="true" />}>
                {t('imports.undo')}
              </Button>
            }
            title={t('imports.undoTitle')}
            description={t('imports.undoText')}
            confirmLabel={t('imports.undo')}
            error={undo.error ? errorText(undo.error) : undefined}
            onConfirm={() => undo.mutateAsync()}
          />
        )}
      </Inline>
    </Stack>
  );
}
