import type { ImportMapping, ImportPreview } from '@solar/contracts/catalog/import-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Pagination } from '@solar/ui/pagination/pagination';
import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportPreview, useStartImport } from '../api/use-product-imports';
import styles from './import-preview.module.css';
import { MendCells } from './mend-cells';
import { RowErrors } from './row-errors';

const PAGE_SIZE = 25;

/** What the mapping makes of the rows, with what is wrong with each, and the start. */
export function ImportPreviewSection({
  id,
  mapping,
}: {
  id: string;
  mapping: ImportMapping | null;
}) {
  const { t } = useTranslation('catalog');
  const [shown, setShown] = useState({ onlyBad: false, page: 1 });
  const query = useImportPreview(id, mapping, shown);
  return (
    <FormSection title={t('admin.imports.preview')} description={t('admin.imports.previewText')}>
      {!mapping ? (
        <p>{t('admin.imports.incomplete')}</p>
      ) : (
        <QueryState query={query} skeleton={<Skeleton shape="text" lines={6} />}>
          {(preview) => (
            <Stack gap="4">
              <Counts preview={preview} />
              <Checkbox
                label={t('admin.imports.onlyBad')}
                checked={shown.onlyBad}
                onCheckedChange={(checked) => setShown({ onlyBad: checked === true, page: 1 })}
              />
              <Rows id={id} preview={preview} />
              <Pagination
                page={preview.page}
                pageSize={PAGE_SIZE}
                total={preview.total}
                onPageChange={(page) => setShown({ ...shown, page })}
              />
              <Start id={id} mapping={mapping} preview={preview} />
            </Stack>
          )}
        </QueryState>
      )}
    </FormSection>
  );
}

function Counts({ preview: { good, bad, existing } }: { preview: ImportPreview }) {
  const { t } = useTranslation('catalog');
  return (
    <Inline gap="4" role="status">
      <Status tone="success">{t('admin.imports.good', { count: good })}</Status>
      <Status tone={bad > 0 ? 'danger' : 'neutral'}>
        {t('admin.imports.bad', { count: bad })}
      </Status>
      <Status tone="neutral">{t('admin.imports.existing', { count: existing })}</Status>
    </Inline>
  );
}

function Rows({ id, preview }: { id: string; preview: ImportPreview }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('admin.imports.preview')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('admin.imports.line')}</th>
            <th scope="col">{t('admin.field.brand')}</th>
            <th scope="col">{t('admin.field.name')}</th>
            <th scope="col">{t('admin.field.sku')}</th>
            <th scope="col">{t('detail.specification')}</th>
            <th scope="col">{t('admin.imports.result')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.items.map((row) => (
            <tr key={row.line}>
              <td>{format.number(row.line)}</td>
              <td>{row.brand}</td>
              <td>{row.name}</td>
              <td translate="no">{row.sku}</td>
              <td>{format.number(row.attributes.length)}</td>
              <td>
                {row.errors.length > 0 ? (
                  <Stack gap="2">
                    <RowErrors errors={row.errors} />
                    <MendCells id={id} line={row.line} errors={row.errors} />
                  </Stack>
                ) : (
                  t(row.exists ? 'admin.imports.rowExists' : 'admin.imports.rowNew')
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
  mapping,
  preview: { good, bad },
}: {
  id: string;
  mapping: ImportMapping;
  preview: ImportPreview;
}) {
  const { t } = useTranslation('catalog');
  const start = useStartImport(id);
  return (
    <Inline gap="3">
      <Button
        disabled={good === 0 || bad > 0}
        loading={start.isPending}
        onClick={() => start.mutate({ mapping, rows: 'all' })}
      >
        {t('admin.imports.startAll')}
      </Button>
      {bad > 0 && (
        <Button
          variant="secondary"
          disabled={good === 0}
          loading={start.isPending}
          onClick={() => start.mutate({ mapping, rows: 'good' })}
        >
          {t('admin.imports.startGood', { count: good })}
        </Button>
      )}
    </Inline>
  );
}
