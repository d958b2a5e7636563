import type { MovementReport } from '@solar/contracts/inventory/reports';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { Pieces } from '../../labels/labels';

type Row = MovementReport['byReason'][number];

/** Why goods moved. */
export function ReasonTable({ report }: { report: MovementReport }) {
  const { t } = useTranslation('inventory');
  const columns: DataColumn<Row>[] = [
    {
      id: 'reason',
      header: t('fields.reason'),
      cell: (row) => t(`reasons.${row.reason}`),
      value: (row) => t(`reasons.${row.reason}`),
      sortable: true,
    },
    {
      id: 'moves',
      header: t('reports.moves'),
      cell: (row) => <Pieces value={row.moves} muted />,
      value: (row) => row.moves,
      align: 'end',
      sortable: true,
    },
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={row.pieces} />,
      value: (row) => row.pieces,
      align: 'end',
      sortable: true,
    },
  ];
  return (
    <Card>
      <CardHeader title={t('reports.reasons')} level={2} />
      <RowsTable
        label={t('reports.reasons')}
        columns={columns}
        rows={report.byReason}
        getRowId={(row) => row.reason}
        exportName="moves-by-reason"
      />
    </Card>
  );
}
