import type { AdminSearchWord } from '@solar/contracts/catalog/search-words-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Badge } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { CollectionPage } from '../admin-shared/collection-page';
import { SearchWordForm } from './search-word-form';

/** The words under which customers look for products, and the units of their figures. */
export function AdminSearchWordsPage() {
  const columns = useColumns();
  return (
    <CollectionPage
      name="search-words"
      columns={columns}
      nameOf={({ code }) => code}
      form={(row, onSaved) => <SearchWordForm word={row} onSaved={onSaved} />}
    />
  );
}

function useColumns(): DataColumn<AdminSearchWord>[] {
  const { t } = useTranslation('catalog');
  const meaningOf = useMeaning();
  const kindName = ({ kind }: AdminSearchWord) => t(`admin.search-words.kind.${kind}`);
  return [
    {
      id: 'code',
      header: t('admin.field.code'),
      sortable: true,
      value: ({ code }) => code,
      cell: ({ code }) => <span translate="no">{code}</span>,
    },
    {
      id: 'kind',
      header: t('admin.search-words.kindLabel'),
      sortable: true,
      value: kindName,
      cell: (row) => (
        <Badge size="sm" tone={row.kind === 'unit' ? 'info' : 'neutral'}>
          {kindName(row)}
        </Badge>
      ),
    },
    {
      id: 'meaning',
      header: t('admin.search-words.meaning'),
      wrap: true,
      value: meaningOf,
      cell: meaningOf,
    },
    {
      id: 'en',
      header: t('admin.search-words.columns.en'),
      wrap: true,
      value: ({ words }) => words.en,
      cell: ({ words }) => <span lang="en">{words.en || '–'}</span>,
    },
    {
      id: 'fr',
      header: t('admin.search-words.columns.fr'),
      wrap: true,
      value: ({ words }) => words.fr,
      cell: ({ words }) => <span lang="fr">{words.fr || '–'}</span>,
    },
  ];
}

/** What a unit measures with its factor, and of what a system consists. */
function useMeaning(): (row: AdminSearchWord) => string {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return ({ dimension, factor, parts }) => {
    if (dimension === null) return parts.join(', ') || '–';
    return `${t(`admin.search-words.dimension.${dimension}`)} × ${format.number(factor ?? 1)}`;
  };
}
