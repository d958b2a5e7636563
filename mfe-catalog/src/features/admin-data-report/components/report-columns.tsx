import type { DataReportRow, DataState } from '@solar/contracts/catalog/data-report-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status, type Tone } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listText } from '../../admin-products/components/attribute-value';

const TONES: Record<DataState, Tone> = {
  missing: 'warning',
  'not-published': 'neutral',
  known: 'success',
};

/** The editor of a product, at the field of an attribute. */
export function fieldPath({ product, attribute }: DataReportRow): string {
  return `/admin/products/edit/${product.id}?attribute=${attribute.code}`;
}

export function useReportColumns(): DataColumn<DataReportRow>[] {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { number, unit } = useFormat();
  const mayWrite = useCan('catalog.products.write');
  const valueText = ({ value, attribute }: DataReportRow) => {
    if (value === undefined) return '–';
    const text =
      typeof value === 'number'
        ? number(value, { maximumFractionDigits: 4 })
        : typeof value === 'boolean'
          ? t(value ? 'attribute.yes' : 'attribute.no')
          : listText(value);
    return attribute.unit ? `${text} ${unit(attribute.unit)}` : text;
  };
  return [
    {
      id: 'attribute',
      header: t('admin.dataReport.attribute'),
      wrap: true,
      minWidth: '12rem',
      onPhone: 'title',
      value: ({ attribute }) => localized(attribute.name),
      cell: (row) =>
        mayWrite ? (
          <Link to={fieldPath(row)}>{localized(row.attribute.name)}</Link>
        ) : (
          localized(row.attribute.name)
        ),
    },
    {
      id: 'product',
      header: t('admin.dataReport.product'),
      wrap: true,
      minWidth: '14rem',
      value: ({ product }) => product.name,
      cell: ({ product }) => (
        <>
          {product.brand} {product.name} · <Identifier>{product.sku}</Identifier>
          {!product.active && ` · ${t('admin.products.inactive')}`}
        </>
      ),
    },
    {
      id: 'sku',
      header: t('admin.field.sku'),
      defaultHidden: true,
      value: ({ product }) => product.sku,
      cell: ({ product }) => <Identifier>{product.sku}</Identifier>,
    },
    {
      id: 'category',
      header: t('admin.field.category'),
      value: ({ category }) => localized(category.name),
      cell: ({ category }) => localized(category.name),
    },
    {
      id: 'weight',
      header: t('admin.dataReport.weight'),
      value: ({ weight }) => t(`admin.dataReport.weights.${weight}`),
      cell: ({ weight }) => t(`admin.dataReport.weights.${weight}`),
    },
    {
      id: 'status',
      header: t('admin.dataReport.state'),
      value: ({ state }) => t(`admin.dataReport.states.${state}`),
      cell: ({ state }) => (
        <Status tone={TONES[state]}>{t(`admin.dataReport.states.${state}`)}</Status>
      ),
    },
    {
      id: 'value',
      header: t('admin.dataReport.value'),
      align: 'end',
      value: valueText,
      cell: valueText,
    },
    {
      id: 'source',
      header: t('admin.products.valueSource'),
      wrap: true,
      value: ({ source }) => source,
      cell: ({ source }) => source ?? '–',
    },
    {
      id: 'confidence',
      header: t('admin.products.confidence'),
      value: ({ confidence }) => confidence && t(`admin.products.confidences.${confidence}`),
      cell: ({ confidence }) => (confidence ? t(`admin.products.confidences.${confidence}`) : '–'),
    },
  ];
}
