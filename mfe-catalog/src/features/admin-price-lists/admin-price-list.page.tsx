import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import {
  PRICE_LIST_TRANSITIONS,
  type PriceListDetail,
} from '@solar/contracts/catalog/price-list-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Status } from '@solar/ui/badge/badge';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePriceList } from './api/use-price-lists';
import { AddItemForm } from './components/add-item-form';
import { PriceListActions } from './components/price-list-actions';
import { PriceListHistory } from './components/price-list-history';
import { PriceListItems } from './components/price-list-items';
import { periodText } from './period-text';
import { PRICE_LIST_TONES } from './price-list-tones';

export function AdminPriceListPage() {
  const { id = '' } = useParams();
  const query = usePriceList(id);
  return (
    <RequirePermission permission="catalog.prices.read">
      <QueryState query={query} skeleton={<Skeleton shape="block" height="28rem" />}>
        {(list) => <PriceList list={list} />}
      </QueryState>
    </RequirePermission>
  );
}

/** One list: whom it is for, its state, its products. */
function PriceList({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const mayWrite = useCan('catalog.prices.write');
  const mayApprove = useCan('catalog.price-lists.approve');
  const editable =
    mayWrite &&
    (list.status === 'pending' || PRICE_LIST_TRANSITIONS[list.status].includes('pending'));
  usePageMeta({ title: list.name, noIndex: true });
  const facts = [
    {
      term: t('admin.priceLists.for'),
      value: list.customer
        ? `${list.customer.name} ${list.customer.email}`
        : (list.group?.name ?? t('admin.priceLists.forNobody')),
    },
    {
      term: t('admin.priceLists.valid'),
      value: periodText(list.validFrom, list.validUntil, format.date),
    },
    {
      term: t('admin.priceLists.created'),
      value: `${format.dateTime(list.createdAt)} · ${list.createdBy}`,
    },
    ...(list.approvedAt
      ? [
          {
            term: t('admin.priceLists.approved'),
            value: `${format.dateTime(list.approvedAt)} · ${list.approver ?? ''}`,
          },
        ]
      : []),
    ...(list.rejectionReason
      ? [{ term: t('admin.priceLists.reason'), value: list.rejectionReason }]
      : []),
  ];
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={list.name}
        description={list.description}
        meta={
          <Status tone={PRICE_LIST_TONES[list.status]}>{t(`admin.status.${list.status}`)}</Status>
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('admin.nav.price-lists'), href: '/admin/price-lists' },
              { label: list.name },
            ]}
          />
        }
        actions={<PriceListActions list={list} editable={editable} />}
      />
      {mayApprove && list.needsSecondPerson && (
        <p role="status">{t('admin.priceLists.secondPerson')}</p>
      )}
      <DescriptionList items={facts} columns={2} />
      {editable && (
        <InShopCurrency>
          {(currency) => <AddItemForm list={list} currency={currency} />}
        </InShopCurrency>
      )}
      <PriceListItems list={list} editable={editable} />
      <PriceListHistory list={list} editable={editable} />
    </Stack>
  );
}
