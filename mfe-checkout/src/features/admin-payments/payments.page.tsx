import { wholeUnits } from '@solar/contracts/common/minor-units';
import type { Payment } from '@solar/contracts/checkout/payments-http';
import { PAYMENT_STATUSES } from '@solar/contracts/checkout/payment-states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { PaymentStatusLabel } from '../../shared/status-labels';
import { urls } from '../../urls';
import { PaymentActions } from './components/payment-actions';
import { listPayments, PAYMENTS_KEY } from './payment-admin-api';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(PAYMENT_STATUSES),
});

export function PaymentsPage() {
  return (
    <RequirePermission permission="checkout.payments.read">
      <PaymentList />
    </RequirePermission>
  );
}

function PaymentList() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('admin.payments.title'), noIndex: true });
  const [search, setSearch] = useSearchState(searchSchema);
  const query = usePagedQuery({
    queryKey: PAYMENTS_KEY,
    params: filledFields(search),
    read: listPayments,
  });
  return (
    <Stack gap="6">
      <PageHeader
        title={t('admin.payments.title')}
        description={t('admin.payments.searchHint')}
        size="compact"
      />
      <PageTable
        label={t('admin.payments.title')}
        views="payments"
        columns={usePaymentColumns()}
        query={query}
        getRowId={(payment) => payment.paymentId}
        emptyText={t('admin.payments.empty')}
        state={search}
        onState={setSearch}
        exportName="payments"
        rowActions={(payment) => <PaymentActions payment={payment} />}
        toolbar={
          <FilterSelect
            label={t('order.paymentLabel')}
            value={search.status}
            onChange={(status) => setSearch({ status, page: 1 })}
            options={PAYMENT_STATUSES.map((value) => ({
              value,
              label: t(`order.payment.${value}`),
            }))}
          />
        }
      />
    </Stack>
  );
}

function usePaymentColumns() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return [
    {
      id: 'order',
      header: t('order.number'),
      cell: (payment: Payment) =>
        payment.orderId ? (
          <Link to={urls.admin.order(payment.orderId)}>
            <Identifier>{payment.orderNumber}</Identifier>
          </Link>
        ) : (
          '–'
        ),
      value: (payment: Payment) => payment.orderNumber,
      sortable: false,
    },
    {
      id: 'createdAt',
      header: t('order.date'),
      cell: (payment: Payment) => format.dateTime(payment.createdAt),
      value: (payment: Payment) => payment.createdAt,
      sortable: false,
    },
    {
      id: 'status',
      header: t('order.paymentLabel'),
      cell: (payment: Payment) => <PaymentStatusLabel status={payment.status} />,
      value: (payment: Payment) => t(`order.payment.${payment.status}`),
      sortable: false,
    },
    {
      id: 'amount',
      header: t('admin.payments.total'),
      cell: (payment: Payment) => format.money(payment.amount),
      value: (payment: Payment) => wholeUnits(payment.amount),
      align: 'end' as const,
      sortable: false,
    },
    {
      id: 'refunded',
      header: t('order.refunded'),
      cell: (payment: Payment) => format.money(payment.refunded),
      value: (payment: Payment) => wholeUnits(payment.refunded),
      align: 'end' as const,
      sortable: false,
    },
    {
      id: 'email',
      header: t('order.email'),
      cell: (payment: Payment) => payment.email,
      value: (payment: Payment) => payment.email,
      sortable: false,
      wrap: true,
      minWidth: '14rem',
    },
    {
      id: 'paymentId',
      header: t('order.paymentId'),
      cell: (payment: Payment) => payment.paymentId,
      value: (payment: Payment) => payment.paymentId,
      sortable: false,
      defaultHidden: true,
    },
  ];
}
