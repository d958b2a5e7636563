import type { SupplierProduct } from '@solar/contracts/inventory/reordering';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../../api/inventory-api';
import { Pieces } from '../../labels/labels';
import { OfferDialog } from './offer-dialog';

const ALL = { pageSize: 100 } as const;

function useColumns(): DataColumn<SupplierProduct>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const seesCosts = useCan('catalog.costs.read');
  return [
    {
      id: 'supplier',
      header: t('fields.supplier'),
      cell: (row) => (
        <>
          {row.supplier.name}{' '}
          {row.preferred && <Badge tone="success">{t('reordering.preferred')}</Badge>}
        </>
      ),
      value: (row) => row.supplier.name,
      onPhone: 'title',
    },
    {
      id: 'supplierSku',
      header: t('reordering.supplierSku'),
      cell: (row) => row.supplierSku || '–',
      value: (row) => row.supplierSku,
    },
    ...(seesCosts
      ? [
          {
            id: 'unitCost',
            header: t('fields.unitCost'),
            cell: (row: SupplierProduct) => (row.unitCost ? format.money(row.unitCost) : '–'),
            align: 'end' as const,
          },
        ]
      : []),
    {
      id: 'packSize',
      header: t('reordering.packSize'),
      cell: (row) => <Pieces value={row.packSize} />,
      value: (row) => row.packSize,
      align: 'end',
    },
    {
      id: 'minimumOrder',
      header: t('reordering.minimumOrder'),
      cell: (row) => <Pieces value={row.minimumOrder} />,
      value: (row) => row.minimumOrder,
      align: 'end',
    },
    {
      id: 'leadTimeDays',
      header: t('reordering.leadTimeDays'),
      cell: (row) => format.number(row.leadTimeDays),
      value: (row) => row.leadTimeDays,
      align: 'end',
    },
  ];
}

/** The suppliers of a product, with their terms. */
export function OffersCard({ productId, sku }: { productId: string; sku: string }) {
  const { t } = useTranslation('inventory');
  const query = useInventoryPage<SupplierProduct>('supplier-products', { ...ALL, productId });
  const [edited, setEdited] = useState<SupplierProduct | 'new' | null>(null);
  const mayWrite = useCan('inventory.purchase-orders.write');
  return (
    <Card>
      <CardHeader
        title={t('reordering.suppliers')}
        level={2}
        actions={
          mayWrite && (
            <Button variant="secondary" onClick={() => setEdited('new')}>
              {t('reordering.addSupplier')}
            </Button>
          )
        }
      />
      <QueryTable
        label={t('reordering.suppliers')}
        columns={useColumns()}
        query={query}
        rows={query.data?.items ?? []}
        getRowId={(row) => row.id}
        emptyText={t('reordering.noSuppliers')}
        rowActions={
          mayWrite
            ? (row) => (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => setEdited(row)}
                  aria-label={t('reordering.editOf', { name: row.supplier.name })}
                >
                  {t('actions.edit')}
                </Button>
              )
            : undefined
        }
      />
      {edited && (
        <OfferDialog
          productId={productId}
          sku={sku}
          offer={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
