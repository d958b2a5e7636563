import type { Customer } from '@solar/contracts/account/people-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Grid } from '@solar/ui/layout/layout';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCustomer } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { CustomerStatusLabel } from '../../components/customer-status';
import { FormAlert } from '../../components/form-alert';
import { ListSkeleton } from '../../components/list-skeleton';
import { PostalAddress } from '../../components/postal-address';
import { urls } from '../../urls';
import { CustomerActions } from './components/customer-actions';
import { CustomerTickets } from './components/customer-tickets';
import { CustomerForm } from './components/customer-form';

/** One customer: standing, figures, data and addresses. */
export function CustomerRoute() {
  const { id = '' } = useParams();
  const query = useCustomer(id);
  return (
    <QueryState query={query} skeleton={<ListSkeleton height="9rem" />}>
      {(customer) => <CustomerPage customer={customer} />}
    </QueryState>
  );
}

function CustomerPage({ customer }: { customer: Customer }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const maySeeTickets = useCan('account.tickets.read');
  const name = `${customer.firstName} ${customer.lastName}`;
  const date = (iso: string | null) => (iso === null ? '–' : format.date(iso));
  return (
    <AccountPage
      title={name}
      breadcrumbs={[
        { label: t('admin.customers.title'), href: urls.adminCustomers },
        { label: name },
      ]}
      meta={
        <>
          <CustomerStatusLabel status={customer.status} />
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </>
      }
      actions={<CustomerActions customer={customer} />}
    >
      {customer.deletionDueAt && (
        <FormAlert tone="info">
          {t('admin.customers.leaving', { date: format.date(customer.deletionDueAt) })}
        </FormAlert>
      )}
      <Grid four gap="4">
        <StatTile
          label={t('admin.fields.totalSpent')}
          value={customer.totalSpent ? formatMoney(customer.totalSpent) : '–'}
        />
        <StatTile label={t('admin.fields.orders')} value={format.number(customer.orderCount)} />
        <StatTile label={t('admin.fields.lastOrder')} value={date(customer.lastOrderAt)} />
        <StatTile label={t('admin.fields.registeredAt')} value={date(customer.registeredAt)} />
      </Grid>
      <CustomerForm key={customer.id} customer={customer}>
        <Card>
          <CardHeader title={t('addresses.title')} />
          {customer.addresses.length === 0 ? (
            <EmptyState size="sm" level={3} title={t('admin.customers.noAddresses')} />
          ) : (
            <Grid min="sm" gap="6">
              {customer.addresses.map((address) => (
                <PostalAddress key={address.id} address={address} />
              ))}
            </Grid>
          )}
        </Card>
        {maySeeTickets && <CustomerTickets customerId={customer.id} />}
        <RemoteSlot
          remote="catalog"
          name="customer-price-lists"
          props={{ customerId: customer.id }}
        />
        <RemoteSlot remote="checkout" name="customer-sales" props={{ customerId: customer.id }} />
      </CustomerForm>
    </AccountPage>
  );
}
