import { sourceOf } from '@solar/contracts/common/column-mapping';
import type { ImportJob, ImportPreviewPage } from '@solar/contracts/common/imports-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Stack } from '@solar/ui/layout/layout';
import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { useTranslation } from 'react-i18next';
import type { ImportPlan } from '../import-plan';
import { useColumnLabel } from '../use-column-label';
import styles from './import-preview.module.css';
import { MendCells } from './mend-cells';

interface PreviewRowsProps {
  job: ImportJob;
  slice: string;
  plan: ImportPlan;
  preview: ImportPreviewPage;
}

/** The rows of a table with what each would do, or what is wrong with it and can be mended here. */
export function PreviewRows({ job, slice, plan, preview }: PreviewRowsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const labelOf = useColumnLabel(job);
  // What is the same in every row is chosen above.
  const mapped = Object.entries(plan.mapping)
    .filter(([, read]) => sourceOf(read).column !== undefined)
    .map(([name]) => name);
  return (
    <ScrollRegion
      className={styles.scroll}
      aria-label={t('imports.lines', { count: preview.total })}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('imports.line')}</th>
            <th scope="col">{t('imports.result')}</th>
            {mapped.map((name) => (
              <th key={name} scope="col">
                {labelOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.items.map((row) => (
            <tr key={row.line}>
              <td>{number(row.line)}</td>
              <td>
                {row.action ? (
                  t(`imports.actions.${row.action}`)
                ) : (
                  <WrongRow job={job} slice={slice} row={row} />
                )}
              </td>
              {mapped.map((name) => (
                <td key={name} translate="no">
                  {row.cells[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function WrongRow({
  job,
  slice,
  row: { line, errors },
}: Pick<PreviewRowsProps, 'job' | 'slice'> & { row: ImportPreviewPage['items'][number] }) {
  const { t } = useTranslation('admin');
  const labelOf = useColumnLabel(job);
  return (
    <Stack gap="2">
      <ul className={styles.errors}>
        {errors.map(({ column, code }) => (
          <li key={column}>
            {labelOf(column)}: {t(`imports.errors.${code}`)}
          </li>
        ))}
      </ul>
      <MendCells slice={slice} id={job.id} line={line} errors={errors} />
    </Stack>
  );
}
