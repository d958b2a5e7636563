import type { Zone } from '@solar/contracts/inventory/locations';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../../api/inventory-api';
import { Pieces } from '../../labels/labels';
import type { PlaceDraft } from './place-dialog';

interface ZoneTableProps {
  warehouseId: string;
  /** Absent without the permission to change. */
  onEdit?: (place: PlaceDraft) => void;
}

/** Zones of a warehouse. */
export function ZoneTable({ warehouseId, onEdit }: ZoneTableProps) {
  const { t } = useTranslation('inventory');
  const [state, setState] = useState({ page: 1, pageSize: 25 });
  const query = useInventoryPage<Zone>('zones', { warehouseId, ...state });
  const columns: DataColumn<Zone>[] = [
    {
      id: 'code',
      header: t('fields.code'),
      cell: (row) => <Identifier>{row.code}</Identifier>,
      value: (row) => row.code,
    },
    { id: 'name', header: t('fields.name'), cell: (row) => row.name, value: (row) => row.name },
    {
      id: 'binCount',
      header: t('warehouses.bins'),
      cell: (row) => <Pieces value={row.binCount} muted />,
      value: (row) => row.binCount,
      align: 'end',
    },
    {
      id: 'active',
      header: t('fields.status'),
      onPhone: 'status',
      cell: (row) => (
        <Status tone={row.active ? 'success' : 'neutral'}>
          {t(row.active ? 'fields.active' : 'fields.inactive')}
        </Status>
      ),
    },
  ];
  const blank = { name: '', code: '', description: '', active: true } as const;
  return (
    <Card>
      <CardHeader
        title={t('warehouses.zones')}
        level={2}
        actions={
          onEdit && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onEdit({ ...blank, kind: 'zone', parent: { warehouseId } })}
            >
              {t('warehouses.create.zone')}
            </Button>
          )
        }
      />
      <PageTable
        label={t('warehouses.zones')}
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={(patch) => setState((before) => ({ ...before, ...patch }))}
        rowActions={
          onEdit &&
          ((row) => (
            <>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('warehouses.editOf', { code: row.code })}
                onClick={() => onEdit({ ...row, kind: 'zone' })}
              >
                {t('actions.edit')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('warehouses.addBinTo', { code: row.code })}
                onClick={() => onEdit({ ...blank, kind: 'bin', parent: { zoneId: row.id } })}
              >
                {t('warehouses.create.bin')}
              </Button>
            </>
          ))
        }
      />
    </Card>
  );
}
