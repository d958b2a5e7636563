import type { AdminAttribute } from '@solar/contracts/catalog/admin-http';
import { ATTRIBUTE_GROUPS } from '@solar/contracts/catalog/product-data';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Badge } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Inline } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { CollectionPage } from '../admin-shared/collection-page';
import { AttributeForm } from './attribute-form';

/** The fields of datasheets: their words, type, unit and place. */
export function AdminAttributesPage() {
  const columns = useColumns();
  const localized = useLocalized();
  return (
    <CollectionPage
      name="attributes"
      columns={columns}
      nameOf={(attribute) => localized(attribute.name)}
      form={(row, onSaved) => <AttributeForm attribute={row} onSaved={onSaved} />}
    />
  );
}

function useColumns(): DataColumn<AdminAttribute>[] {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const groupName = (code: string) => {
    const group = ATTRIBUTE_GROUPS.find((one) => one.code === code);
    return group ? localized(group.label) : code;
  };
  return [
    {
      id: 'name',
      header: t('admin.field.name'),
      sortable: true,
      value: ({ name }) => localized(name),
      cell: ({ name }) => localized(name),
    },
    {
      id: 'code',
      header: t('admin.field.code'),
      value: ({ code }) => code,
      cell: ({ code }) => <span translate="no">{code}</span>,
    },
    {
      id: 'group',
      header: t('admin.attributes.group'),
      sortable: true,
      value: ({ group }) => groupName(group),
      cell: ({ group }) => groupName(group),
    },
    {
      id: 'type',
      header: t('admin.attributes.type'),
      value: ({ type }) => t(`admin.attributeType.${type}`),
      cell: ({ type }) => t(`admin.attributeType.${type}`),
    },
    { id: 'unit', header: t('admin.attributes.unit'), cell: ({ unit }) => unit ?? '–' },
    {
      id: 'flags',
      header: t('admin.attributes.use'),
      cell: ({ required, highlight, filterable }) => (
        <Inline gap="1">
          {required && <Badge size="sm">{t('admin.attributes.required')}</Badge>}
          {filterable && <Badge size="sm">{t('admin.attributes.filterable')}</Badge>}
          {highlight && (
            <Badge size="sm" tone="info">
              {t('admin.attributes.highlight')}
            </Badge>
          )}
        </Inline>
      ),
    },
  ];
}
