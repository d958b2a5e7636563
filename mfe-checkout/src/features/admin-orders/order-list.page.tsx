import { wholeUnits } from '@solar/contracts/common/minor-units';
import type { OrderListItem } from '@solar/contracts/checkout/orders-http';
import { ORDER_STATUSES } from '@solar/contracts/checkout/order-states';
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
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { OrderStatusLabel, PaymentStatusLabel } from '../../shared/status-labels';
import { urls } from '../../urls';
import { listOrders, ORDERS_KEY } from './order-api';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  customerId: textField,
  status: choiceField(ORDER_STATUSES),
  sort: z
    .enum(['-placedAt', 'placedAt', '-total', 'total'])
    .catch('-placedAt')
    .default('-placedAt'),
});

export function OrderListPage() {
  return (
    <RequirePermission permission="checkout.orders.read">
      <OrderList />
    </RequirePermission>
  );
}

function OrderList() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('admin.orders.title'), noIndex: true });
  const mayPrint = useCan('inventory.stock.read');
  const [search, setSearch] = useSearchState(searchSchema);
  const query = usePagedQuery({
    queryKey: ORDERS_KEY,
    params: filledFields(search),
    read: listOrders,
  });
  const isNarrowed = search.q !== '' || search.status !== '' || search.customerId !== '';
  return (
    <Stack gap="6">
      <PageHeader
        title={t('admin.orders.title')}
        description={t('admin.orders.text')}
        size="compact"
      />
      <PageTable
        label={t('admin.orders.title')}
        views="orders"
        columns={useOrderColumns()}
        query={query}
        getRowId={(order) => order.orderId}
        emptyText={t(isNarrowed ? 'admin.orders.noneFound' : 'admin.orders.empty')}
        state={search}
        onState={setSearch}
        exportName="orders"
        bulkActions={mayPrint ? (rows) => <PrintOrders orders={rows} /> : undefined}
        toolbar={
          <>
            <FilterSelect
              label={t('order.statusLabel')}
              value={search.status}
              onChange={(status) => setSearch({ status, page: 1 })}
              options={ORDER_STATUSES.map((value) => ({
                value,
                label: t(`order.status.${value}`),
              }))}
            />
            {search.customerId && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setSearch({ customerId: '', page: 1 })}
              >
                {t('admin.orders.allCustomers')}
              </Button>
            )}
          </>
        }
      />
    </Stack>
  );
}

/** The warehouse's papers of the orders that are chosen. */
function PrintOrders({ orders }: { orders: readonly OrderListItem[] }) {
  const chosen = orders.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
  return <RemoteSlot remote="inventory" name="order-papers" props={{ orders: chosen }} />;
}

function useOrderColumns() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return [
    {
      id: 'orderNumber',
      header: t('order.number'),
      cell: (order: OrderListItem) => (
        <Link to={urls.admin.order(order.orderId)}>
          <Identifier>{order.orderNumber}</Identifier>
        </Link>
      ),
      value: (order: OrderListItem) => order.orderNumber,
      sortable: false,
    },
    {
      id: 'placedAt',
      header: t('order.date'),
      cell: (order: OrderListItem) => format.dateTime(order.placedAt),
      value: (order: OrderListItem) => order.placedAt,
      sortable: true,
    },
    {
      id: 'customer',
      header: t('order.customer'),
      cell: (order: OrderListItem) => order.customerName,
      value: (order: OrderListItem) => order.customerName,
      sortable: false,
    },
    {
      id: 'email',
      header: t('order.email'),
      cell: (order: OrderListItem) => order.email,
      value: (order: OrderListItem) => order.email,
      sortable: false,
      defaultHidden: true,
    },
    {
      id: 'status',
      header: t('order.statusLabel'),
      cell: (order: OrderListItem) => <OrderStatusLabel status={order.status} />,
      value: (order: OrderListItem) => t(`order.status.${order.status}`),
      sortable: false,
    },
    {
      id: 'payment',
      header: t('order.paymentLabel'),
      cell: (order: OrderListItem) => <PaymentStatusLabel status={order.paymentStatus} />,
      value: (order: OrderListItem) => t(`order.payment.${order.paymentStatus}`),
      sortable: false,
    },
    {
      id: 'itemCount',
      header: t('order.items'),
      cell: (order: OrderListItem) => format.number(order.itemCount),
      value: (order: OrderListItem) => order.itemCount,
      align: 'end' as const,
      sortable: false,
    },
    {
      id: 'total',
      header: t('totals.total'),
      cell: (order: OrderListItem) => format.money(order.total),
      value: (order: OrderListItem) => wholeUnits(order.total),
      align: 'end' as const,
      sortable: true,
    },
  ];
}
