import type { ProductImport } from '@solar/contracts/catalog/import-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { linkClass } from '@solar/ui/link/link';
import { Progress } from '@solar/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowErrors } from './row-errors';

/** How far an import is, what came of it, and which rows were left out and why. */
export function ImportReport({ table }: { table: ProductImport }) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const { done, total, created, existing, leftOut, leftOutCount } = table;
  return (
    <Stack gap="6">
      <Progress
        label={t('admin.imports.progress')}
        value={total === 0 ? 0 : Math.round((done / total) * 100)}
        valueText={`${number(done)} / ${number(total)}`}
      />
      <DescriptionList
        items={[
          { term: t('admin.imports.created'), value: number(created) },
          { term: t('admin.imports.existed'), value: number(existing) },
          { term: t('admin.imports.leftOut'), value: number(leftOutCount) },
        ]}
      />
      {table.status === 'done' && (
        <Link to="/admin/products?active=false&sort=-updatedAt" className={linkClass('standalone')}>
          {t('admin.imports.toDrafts')}
        </Link>
      )}
      {leftOut.length > 0 && (
        <FormSection title={t('admin.imports.leftOut')}>
          <ul>
            {leftOut.map(({ line, sku, errors }) => (
              <li key={line}>
                {t('admin.imports.lineOf', { line: number(line), sku })}
                <RowErrors errors={errors} />
              </li>
            ))}
          </ul>
        </FormSection>
      )}
    </Stack>
  );
}
