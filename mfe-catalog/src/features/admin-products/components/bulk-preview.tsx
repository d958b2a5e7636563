import type { BulkAnswer, BulkChange, BulkShown } from '@solar/contracts/catalog/bulk-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { useCollection } from '../../admin-shared/use-collection';

type Row = BulkAnswer['changes'][number];

/** What each product has and would have, and which ones stay as they are. */
export function BulkPreview({ change, answer }: { change: BulkChange; answer: BulkAnswer }) {
  const { t } = useTranslation('catalog');
  const columns = useColumns(change);
  const { changes, unchanged, refused } = answer;
  return (
    <Stack gap="4">
      <RowsTable
        label={t('admin.products.bulk.preview')}
        columns={columns}
        rows={changes}
        getRowId={({ id }) => id}
        empty={<EmptyState size="sm" title={t('admin.products.bulk.nothing')} />}
      />
      {unchanged > 0 && <p>{t('admin.products.bulk.unchanged', { count: unchanged })}</p>}
      {refused.length > 0 && (
        <div role="status">
          <p>{t('admin.products.bulk.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ id, sku, name, code }) => (
              <li key={id}>
                {name} (<Identifier>{sku}</Identifier>): {t(`admin.products.bulk.refusals.${code}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

function useColumns(change: BulkChange): DataColumn<Row>[] {
  const { t } = useTranslation('catalog');
  const shown = useShown(change);
  return [
    {
      id: 'name',
      header: t('admin.field.name'),
      wrap: true,
      cell: ({ name }) => name,
    },
    { id: 'sku', header: t('admin.field.sku'), cell: ({ sku }) => <Identifier>{sku}</Identifier> },
    { id: 'from', header: t('admin.products.bulk.from'), cell: ({ from }) => shown(from) },
    {
      id: 'to',
      header: t('admin.products.bulk.to'),
      cell: ({ to }) => <strong>{shown(to)}</strong>,
    },
  ];
}

/** A value as people read it: names for what is referred to, money, numbers, yes and no. */
function useShown({ field }: BulkChange): (value: BulkShown) => string {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const localized = useLocalized();
  const categories = useCollection('categories').data?.items ?? [];
  const brands = useCollection('brands').data?.items ?? [];
  const one = (value: string | number): string => {
    if (typeof value === 'number') return format.number(value);
    if (field === 'label') return t(`label.${value}`);
    if (field === 'brandId') return brands.find(({ id }) => id === value)?.name ?? value;
    const category = categories.find(({ id }) => id === value);
    return field === 'categoryId' && category ? localized(category.name) : value;
  };
  return (value) => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return '–';
    if (typeof value === 'boolean') return t(value ? 'attribute.yes' : 'attribute.no');
    if (Array.isArray(value)) return value.map(one).join(', ');
    return typeof value === 'object' ? format.money(value) : one(value);
  };
}
