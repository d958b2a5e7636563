import type { Warehouse } from '@solar/contracts/inventory/locations';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { InventoryScreen } from '../screen/inventory-screen';
import { BinTable } from './components/bin-table';
import { PlaceDialog, type PlaceDraft } from './components/place-dialog';
import { ZoneTable } from './components/zone-table';

/** One warehouse with its zones and bins. */
export function WarehousePage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const [edited, setEdited] = useState<PlaceDraft | null>(null);
  const query = useInventoryItem<Warehouse>(`warehouses/${id}`);
  const mayWrite = useCan('inventory.locations.write');
  const edit = mayWrite ? setEdited : undefined;
  return (
    <InventoryScreen
      title={query.data ? `${query.data.code} · ${query.data.name}` : t('warehouses.title')}
      description={query.data?.description}
      parent={{ label: t('warehouses.title'), href: urls.warehouses }}
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(warehouse) => (
          <Stack gap="8">
            <ZoneTable warehouseId={warehouse.id} onEdit={edit} />
            <BinTable warehouseId={warehouse.id} onEdit={edit} />
          </Stack>
        )}
      </QueryState>
      {edited && (
        <PlaceDialog
          key={`${edited.kind}${edited.id ?? ''}`}
          place={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </InventoryScreen>
  );
}
