import type { Bin } from '@solar/contracts/inventory/locations';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { filledFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { Progress } from '@solar/ui/progress/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../../api/inventory-api';
import { urls } from '../../../urls';
import { Pieces } from '../../labels/labels';
import { useZoneOptions } from '../../lookup/use-warehouses';
import { LabelsDialog } from '../../printing/labels-dialog';
import type { PlaceDraft } from './place-dialog';

interface BinTableProps {
  warehouseId: string;
  /** Absent without the permission to change. */
  onEdit?: (place: PlaceDraft) => void;
}

function Fill({ bin }: { bin: Bin }) {
  const { t } = useTranslation('inventory');
  if (!bin.maxCapacity) return '–';
  const share = Math.min(100, (bin.onHand / bin.maxCapacity) * 100);
  return (
    <Progress
      size="sm"
      hideLabel
      label={t('warehouses.fillOf', { code: bin.code })}
      value={share}
      tone={share > 90 ? 'danger' : undefined}
    />
  );
}

/** Bins of a warehouse and how full they are. */
export function BinTable({ warehouseId, onEdit }: BinTableProps) {
  const { t } = useTranslation('inventory');
  const [state, setState] = useState({ page: 1, pageSize: 25, q: '', zoneId: '' });
  const query = useInventoryPage<Bin>('bins', filledFields({ warehouseId, ...state }));
  const zones = useZoneOptions(warehouseId);
  const columns: DataColumn<Bin>[] = [
    {
      id: 'code',
      header: t('fields.code'),
      cell: (row) => (
        <Link href={urls.transactionsOf({ binId: row.id })} variant="quiet">
          <Identifier>{row.code}</Identifier>
        </Link>
      ),
      value: (row) => row.code,
    },
    {
      id: 'zone',
      header: t('fields.zone'),
      cell: (row) => row.zoneCode,
      value: (row) => row.zoneCode,
    },
    {
      id: 'onHand',
      header: t('fields.onHand'),
      cell: (row) => <Pieces value={row.onHand} />,
      value: (row) => row.onHand,
      align: 'end',
    },
    {
      id: 'maxCapacity',
      header: t('fields.maxCapacity'),
      cell: (row) => (row.maxCapacity ? <Pieces value={row.maxCapacity} muted /> : '–'),
      value: (row) => row.maxCapacity,
      align: 'end',
    },
    {
      id: 'fill',
      header: t('warehouses.fill'),
      cell: (row) => <Fill bin={row} />,
      minWidth: '7rem',
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
      value: (row) => t(row.active ? 'fields.active' : 'fields.inactive'),
    },
  ];
  return (
    <Card>
      <CardHeader title={t('warehouses.bins')} level={2} />
      <PageTable
        label={t('warehouses.bins')}
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={(patch) => setState((before) => ({ ...before, ...patch }))}
        exportName="bins"
        bulkActions={(rows, clear) => (
          <LabelsDialog size="sm" kind="bin" ids={rows.map(({ id }) => id)} onDone={clear} />
        )}
        toolbar={
          <FilterSelect
            label={t('fields.zone')}
            all={t('filters.allZones')}
            value={state.zoneId}
            onChange={(zoneId) => setState((before) => ({ ...before, zoneId, page: 1 }))}
            options={zones}
          />
        }
        rowActions={
          onEdit &&
          ((row) => (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('warehouses.editOf', { code: row.code })}
              onClick={() => onEdit({ ...row, kind: 'bin' })}
            >
              {t('actions.edit')}
            </Button>
          ))
        }
      />
    </Card>
  );
}
