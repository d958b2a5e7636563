import type { DataColumn } from '@solar/ui/data-table/data-table';
import type { TFunction } from 'i18next';

interface WithSerials {
  serials?: string[] | undefined;
}

/** The column of serial numbers; none where no line names its pieces. */
export function serialsColumns<Line extends WithSerials>(
  lines: readonly Line[],
  t: TFunction<'inventory'>,
): DataColumn<Line>[] {
  if (!lines.some(({ serials }) => serials)) return [];
  return [
    {
      id: 'serials',
      header: t('serials.title'),
      cell: (row) => row.serials?.join(', ') ?? '–',
      value: (row) => row.serials?.join(' '),
      minWidth: '14rem',
    },
  ];
}
