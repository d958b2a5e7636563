import type { Warehouse } from '@solar/contracts/inventory/locations';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Pieces } from '../labels/labels';
import { InventoryScreen } from '../screen/inventory-screen';
import { PlaceDialog, type PlaceDraft } from './components/place-dialog';

const stateSchema = z.object(pageFields);
const NEW: PlaceDraft = { kind: 'warehouse', name: '', code: '', description: '', active: true };

/** The warehouses. */
export function WarehousesPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const [edited, setEdited] = useState<PlaceDraft | null>(null);
  const query = useInventoryPage<Warehouse>('warehouses', state);
  const mayWrite = useCan('inventory.locations.write');
  const columns: DataColumn<Warehouse>[] = [
    {
      id: 'code',
      header: t('fields.code'),
      cell: (row) => <Identifier>{row.code}</Identifier>,
      value: (row) => row.code,
    },
    {
      id: 'name',
      header: t('fields.name'),
      onPhone: 'title',
      cell: (row) => <Link href={urls.warehouse(row.id)}>{row.name}</Link>,
      value: (row) => row.name,
    },
    {
      id: 'description',
      header: t('fields.description'),
      cell: (row) => row.description,
      value: (row) => row.description,
    },
    {
      id: 'zoneCount',
      header: t('warehouses.zones'),
      cell: (row) => <Pieces value={row.zoneCount} muted />,
      value: (row) => row.zoneCount,
      align: 'end',
    },
    {
      id: 'binCount',
      header: t('warehouses.bins'),
      cell: (row) => <Pieces value={row.binCount} muted />,
      value: (row) => row.binCount,
      align: 'end',
    },
    {
      id: 'onHand',
      header: t('fields.onHand'),
      cell: (row) => <Pieces value={row.onHand} />,
      value: (row) => row.onHand,
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
  return (
    <InventoryScreen
      title={t('warehouses.title')}
      description={t('warehouses.text')}
      actions={
        mayWrite && (
          <Button onClick={() => setEdited(NEW)}>{t('warehouses.create.warehouse')}</Button>
        )
      }
    >
      <PageTable
        label={t('warehouses.title')}
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        rowActions={
          mayWrite
            ? (row) => (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('warehouses.editOf', { code: row.code })}
                  onClick={() => setEdited({ ...row, kind: 'warehouse' })}
                >
                  {t('actions.edit')}
                </Button>
              )
            : undefined
        }
      />
      {edited && (
        <PlaceDialog key={edited.id ?? 'new'} place={edited} onClose={() => setEdited(null)} />
      )}
    </InventoryScreen>
  );
}
