import type { ReorderRule } from '@solar/contracts/inventory/reordering';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryItem } from '../../../api/inventory-api';
import { Pieces } from '../../labels/labels';
import { RuleDialog } from './rule-dialog';

/** When a product is ordered for each warehouse. */
export function RulesCard({ productId, sku }: { productId: string; sku: string }) {
  const { t } = useTranslation('inventory');
  const query = useInventoryItem<{ items: ReorderRule[] }>(`reorder-rules/${productId}`);
  const [edited, setEdited] = useState<ReorderRule | 'new' | null>(null);
  const mayWrite = useCan('inventory.purchase-orders.write');
  const columns: DataColumn<ReorderRule>[] = [
    {
      id: 'warehouse',
      header: t('fields.warehouse'),
      cell: (row) => row.warehouse.name,
      value: (row) => row.warehouse.name,
      onPhone: 'title',
    },
    {
      id: 'reorderPoint',
      header: t('reordering.reorderPoint'),
      cell: (row) => <Pieces value={row.reorderPoint} />,
      value: (row) => row.reorderPoint,
      align: 'end',
    },
    {
      id: 'target',
      header: t('reordering.target'),
      cell: (row) => <Pieces value={row.target} />,
      value: (row) => row.target,
      align: 'end',
    },
  ];
  return (
    <Card>
      <CardHeader
        title={t('reordering.rules')}
        description={t('reordering.rulesText')}
        level={2}
        actions={
          mayWrite && (
            <Button variant="secondary" onClick={() => setEdited('new')}>
              {t('reordering.addRule')}
            </Button>
          )
        }
      />
      <QueryTable
        label={t('reordering.rules')}
        columns={columns}
        query={query}
        rows={query.data?.items ?? []}
        getRowId={(row) => row.warehouse.id}
        emptyText={t('reordering.noRules')}
        rowActions={
          mayWrite
            ? (row) => (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => setEdited(row)}
                  aria-label={t('reordering.editOf', { name: row.warehouse.name })}
                >
                  {t('actions.edit')}
                </Button>
              )
            : undefined
        }
      />
      {edited && (
        <RuleDialog
          productId={productId}
          sku={sku}
          rule={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
