import type { ProductImport } from '@solar/contracts/catalog/import-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { linkClass } from '@solar/ui/link/link';
import { Progress } from '@solar/ui/progress/progress';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUndoImport } from '../api/use-product-imports';
import { RowErrors } from './row-errors';

/** How far an import is, what came of it, and which rows were left out and why. */
export function ImportReport({ table }: { table: ProductImport }) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const { done, total, created, existing, leftOut, leftOutCount } = table;
  const undo = useUndoImport(table.id);
  const isUndone = table.status === 'undone' || table.status === 'undoing';
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
          ...(isUndone
            ? [
                { term: t('admin.imports.undone'), value: number(table.undone ?? 0) },
                { term: t('admin.imports.kept'), value: number(table.kept ?? 0) },
              ]
            : []),
        ]}
      />
      {table.status === 'done' && created > 0 && (
        <ConfirmDialog
          tone="danger"
          trigger={
            <Button variant="secondary" startIcon={<Undo aria-hidden="true" />}>
              {t('admin.imports.undo')}
            </Button>
          }
          title={t('admin.imports.undoTitle')}
          description={t('admin.imports.undoText')}
          confirmLabel={t('admin.imports.undo')}
          error={undo.error ? errorText(undo.error) : undefined}
          onConfirm={() => undo.mutateAsync()}
        />
      )}
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
