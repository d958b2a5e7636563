import type { OrderListItem } from '@solar/contracts/checkout/orders-http';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderStatusLabel, QuoteStatusLabel } from '../../shared/status-labels';
import { urls } from '../../urls';
import { listOrders, ORDERS_KEY } from '../admin-orders/order-api';
import { listQuotes, QUOTES_KEY } from '../admin-quotes/quote-api';

const NEWEST = 5;

/** The newest orders and quotes of a customer, on the customer's page of the back office. */
export default function CustomerSales({ customerId }: { customerId: string }) {
  const maySeeOrders = useCan('checkout.orders.read');
  const maySeeQuotes = useCan('checkout.quotes.write');
  return (
    <>
      {maySeeOrders && <Orders customerId={customerId} />}
      {maySeeQuotes && <Quotes customerId={customerId} />}
    </>
  );
}

function Orders({ customerId }: { customerId: string }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const params = { customerId, page: 1, pageSize: NEWEST, sort: '-placedAt' };
  const query = useQuery({
    queryKey: [...ORDERS_KEY, params],
    queryFn: ({ signal }) => listOrders(params, signal),
  });
  const columns: DataColumn<OrderListItem>[] = [
    {
      id: 'orderNumber',
      header: t('order.number'),
      sortable: false,
      cell: ({ orderId, orderNumber }) => (
        <Link to={urls.admin.order(orderId)}>
          <Identifier>{orderNumber}</Identifier>
        </Link>
      ),
    },
    {
      id: 'placedAt',
      header: t('order.date'),
      sortable: false,
      cell: ({ placedAt }) => format.date(placedAt),
    },
    {
      id: 'status',
      header: t('order.statusLabel'),
      sortable: false,
      cell: ({ status }) => <OrderStatusLabel status={status} />,
    },
    {
      id: 'total',
      header: t('totals.total'),
      align: 'end',
      sortable: false,
      cell: ({ total }) => format.money(total),
    },
  ];
  return (
    <Card>
      <CardHeader
        title={t('admin.orders.title')}
        level={2}
        actions={
          <Link to={urls.admin.ordersOf(customerId)}>{t('admin.orders.allOfCustomer')}</Link>
        }
      />
      <QueryTable
        label={t('admin.orders.title')}
        query={query}
        rows={query.data?.items}
        columns={columns}
        getRowId={({ orderId }) => orderId}
        emptyText={t('admin.orders.empty')}
      />
    </Card>
  );
}

function Quotes({ customerId }: { customerId: string }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const params = { customerId, page: 1, pageSize: NEWEST };
  const query = useQuery({
    queryKey: [...QUOTES_KEY, params],
    queryFn: ({ signal }) => listQuotes(params, signal),
  });
  const columns: DataColumn<Quote>[] = [
    {
      id: 'quoteNumber',
      header: t('quote.number'),
      sortable: false,
      cell: ({ quoteId, quoteNumber }) => (
        <Link to={urls.admin.quote(quoteId)}>
          <Identifier>{quoteNumber}</Identifier>
        </Link>
      ),
    },
    {
      id: 'createdAt',
      header: t('order.date'),
      sortable: false,
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'status',
      header: t('order.statusLabel'),
      sortable: false,
      cell: ({ status }) => <QuoteStatusLabel status={status} />,
    },
  ];
  return (
    <Card>
      <CardHeader title={t('admin.quotes.title')} level={2} />
      <QueryTable
        label={t('admin.quotes.title')}
        query={query}
        rows={query.data?.items}
        columns={columns}
        getRowId={({ quoteId }) => quoteId}
        emptyText={t('admin.quotes.empty')}
      />
    </Card>
  );
}
