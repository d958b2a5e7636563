import type { TrialBalance } from '@solar/contracts/inventory/reports';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { Pieces } from '../../labels/labels';

type Row = TrialBalance['locations'][number];

/** What every location holds by its moves. The outside owes what the bins have, so the sum is zero. */
export function TrialBalanceCard({ balance }: { balance: TrialBalance }) {
  const { t } = useTranslation('inventory');
  const mayCheck = useCan('inventory.stock.adjust');
  const check = useApiMutation({
    mutationFn: () =>
      sendInventory<{ checked: number; drifts: number }>('post', 'reports/reconciliation'),
    invalidates: [INVENTORY_KEY],
    success: ({ checked, drifts }) => t('reports.checked', { checked, count: drifts }),
  });
  const columns: DataColumn<Row>[] = [
    {
      id: 'kind',
      header: t('fields.place'),
      cell: (row) => [t(`locations.${row.kind}`), row.code].filter(Boolean).join(' · '),
      value: (row) => `${row.kind} ${row.code}`,
    },
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={row.pieces} />,
      value: (row) => row.pieces,
      align: 'end',
    },
  ];
  return (
    <Card>
      <CardHeader
        title={t('reports.trialBalance')}
        description={t('reports.trialBalanceText')}
        level={2}
        actions={
          mayCheck && (
            <Button
              size="sm"
              variant="secondary"
              loading={check.isPending}
              onClick={() => check.mutate()}
            >
              {t('reports.check')}
            </Button>
          )
        }
      />
      <Stack gap="3">
        <RowsTable
          label={t('reports.trialBalance')}
          columns={columns}
          rows={balance.locations}
          getRowId={(row) => `${row.kind}${row.code}`}
        />
        <p>
          <Badge tone={balance.sum === 0 ? 'success' : 'danger'}>
            {t('reports.sum', { sum: balance.sum })}
          </Badge>
        </p>
      </Stack>
    </Card>
  );
}
