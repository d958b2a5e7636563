import type { SerialView } from '@solar/contracts/inventory/serials';
import { SERIAL_STATES } from '@solar/contracts/inventory/states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { BinLabel, ProductLabel } from '../labels/labels';
import { useWarehouseOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';
import { SerialStateLabel } from './serial-state-label';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  state: choiceField(SERIAL_STATES),
  warehouseId: textField,
  productId: textField,
  orderId: textField,
});

function useColumns(): DataColumn<SerialView>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('serials.number'),
      cell: (row) => (
        <Link href={urls.serial(row.id)}>
          <Identifier>{row.number}</Identifier>
        </Link>
      ),
      value: (row) => row.number,
      onPhone: 'title',
    },
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
      minWidth: '14rem',
    },
    {
      id: 'state',
      header: t('fields.status'),
      cell: (row) => <SerialStateLabel state={row.state} />,
      value: (row) => t(`serials.states.${row.state}`),
    },
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => (row.bin ? <BinLabel bin={row.bin} lot={row.lot} /> : '–'),
      value: (row) => row.bin?.binCode,
    },
    {
      id: 'order',
      header: t('fields.order'),
      cell: ({ order }) =>
        order ? (
          <Link href={urls.shipment(order.id)}>
            <Identifier>{order.number}</Identifier>
          </Link>
        ) : (
          '–'
        ),
      value: (row) => row.order?.number,
    },
    {
      id: 'changedAt',
      header: t('serials.changedAt'),
      cell: (row) => <time dateTime={row.changedAt}>{format.dateTime(row.changedAt)}</time>,
      value: (row) => row.changedAt,
    },
  ];
}

/** Every piece of which the serial number was taken down. */
export function SerialsPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<SerialView>('serials', filledFields(state));
  const columns = useColumns();
  const warehouses = useWarehouseOptions();
  const narrowed = state.productId !== '' || state.orderId !== '';
  return (
    <InventoryScreen title={t('serials.title')} description={t('serials.text')}>
      <PageTable
        label={t('serials.title')}
        views="serial-numbers"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="serial-numbers"
        toolbar={
          <>
            <FilterSelect
              label={t('fields.status')}
              value={state.state}
              onChange={(value) => setState({ state: value, page: 1 })}
              options={SERIAL_STATES.map((value) => ({
                value,
                label: t(`serials.states.${value}`),
              }))}
            />
            <FilterSelect
              label={t('fields.warehouse')}
              all={t('filters.allWarehouses')}
              value={state.warehouseId}
              onChange={(warehouseId) => setState({ warehouseId, page: 1 })}
              options={warehouses}
            />
            {narrowed && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setState({ productId: '', orderId: '', page: 1 })}
              >
                {t('filters.clear')}
              </Button>
            )}
          </>
        }
      />
    </InventoryScreen>
  );
}
