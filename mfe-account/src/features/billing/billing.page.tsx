import type { OrderListItem } from '@solar/contracts/checkout/orders-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useAddresses } from '../../api/account-api';
import { downloadOrderDocument, useMyOrders } from '../../api/orders-api';
import { AccountPage } from '../../components/account-page';
import { AfterApproval } from '../../components/after-approval';
import { ListSkeleton } from '../../components/list-skeleton';
import { PostalAddress } from '../../components/postal-address';
import { urls } from '../../urls';

const PAGE_SIZE = 10;

/** Where invoices go, and what was paid. */
export function BillingPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('billing.title')} description={t('billing.text')}>
      <BillingAddress />
      <AfterApproval size="sm">
        <Payments />
      </AfterApproval>
    </AccountPage>
  );
}

function BillingAddress() {
  const { t } = useTranslation('account');
  const query = useAddresses();
  return (
    <Card>
      <CardHeader
        title={t('billing.address')}
        actions={
          <Link asChild variant="standalone">
            <RouterLink to={urls.addresses}>{t('billing.changeAddress')}</RouterLink>
          </Link>
        }
      />
      <QueryState query={query} skeleton={<ListSkeleton rows={1} height="10.5rem" />}>
        {({ items }) => {
          const address = items.find(({ defaultBilling }) => defaultBilling);
          return address ? (
            <PostalAddress address={address} />
          ) : (
            <EmptyState
              size="sm"
              level={3}
              title={t('billing.noAddress')}
              description={t('billing.noAddressText')}
            />
          );
        }}
      </QueryState>
    </Card>
  );
}

function Payments() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [state, setState] = useState({ page: 1, pageSize: PAGE_SIZE });
  const query = useMyOrders(state.page, state.pageSize);
  const download = useApiMutation<OrderListItem>({ mutationFn: downloadOrderDocument });
  const columns: DataColumn<OrderListItem>[] = [
    {
      id: 'order',
      header: t('billing.order'),
      cell: (row) => (
        <Link asChild>
          <RouterLink to={urls.order(row.orderId)}>
            <Identifier>{row.orderNumber}</Identifier>
          </RouterLink>
        </Link>
      ),
    },
    { id: 'date', header: t('billing.date'), cell: (row) => format.date(row.placedAt) },
    {
      id: 'payment',
      header: t('order.payment'),
      onPhone: 'status',
      cell: (row) => t(`order.payments.${row.paymentStatus}`),
    },
    { id: 'total', header: t('order.total'), align: 'end', cell: (row) => formatMoney(row.total) },
  ];
  return (
    <PageTable
      label={t('billing.payments')}
      columns={columns}
      query={query}
      state={state}
      onState={(patch) => setState((before) => ({ ...before, ...patch }))}
      getRowId={(row) => row.orderId}
      emptyText={t('billing.none')}
      columnChoice={false}
      rowActions={(row) => (
        <Button size="sm" variant="ghost" onClick={() => download.mutate(row)}>
          {t('billing.download')}
        </Button>
      )}
    />
  );
}
