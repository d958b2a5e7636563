import type { OrderLogEntry } from '@solar/contracts/inventory/order-inventory';
import { ORDER_STOCK_STATUSES } from '@solar/contracts/inventory/states';
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
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { BinLabel, Pieces, ProductLabel } from '../labels/labels';
import { OrderStockLabel } from '../labels/status-labels';
import { InventoryScreen } from '../screen/inventory-screen';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  operation: choiceField(ORDER_STOCK_STATUSES),
  orderId: textField,
  productId: textField,
});

/** What happened to the stock of orders: allocated, released, shipped, returned. */
export function OrderLogPage() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<OrderLogEntry>('order-log', filledFields(state));
  const columns: DataColumn<OrderLogEntry>[] = [
    {
      id: 'at',
      header: t('fields.time'),
      cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
      value: (row) => row.at,
    },
    {
      id: 'order',
      header: t('fields.order'),
      onPhone: 'title',
      cell: (row) => (
        <Link href={urls.shipment(row.orderId)}>
          <Identifier>{row.orderNumber}</Identifier>
        </Link>
      ),
      value: (row) => row.orderNumber,
    },
    {
      id: 'operation',
      header: t('fields.operation'),
      onPhone: 'status',
      cell: (row) => <OrderStockLabel status={row.operation} />,
      value: (row) => t(`orderStatus.${row.operation}`),
    },
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
      minWidth: '14rem',
    },
    {
      id: 'bin',
      header: t('fields.bin'),
      cell: (row) => (row.bin ? <BinLabel bin={row.bin} lot={row.lot} /> : '–'),
      value: (row) => row.bin?.binCode,
    },
    {
      id: 'quantity',
      header: t('fields.quantity'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
    },
    {
      id: 'actor',
      header: t('fields.actor'),
      cell: (row) => row.actor?.name ?? t('fields.system'),
      value: (row) => row.actor?.name,
    },
  ];
  return (
    <InventoryScreen title={t('orderLog.title')} description={t('orderLog.text')}>
      <PageTable
        label={t('orderLog.title')}
        views="order-log"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="order-inventory-log"
        toolbar={
          <FilterSelect
            label={t('fields.operation')}
            all={t('filters.allOperations')}
            value={state.operation}
            onChange={(operation) => setState({ operation, page: 1 })}
            options={ORDER_STOCK_STATUSES.map((value) => ({
              value,
              label: t(`orderStatus.${value}`),
            }))}
          />
        }
      />
    </InventoryScreen>
  );
}
