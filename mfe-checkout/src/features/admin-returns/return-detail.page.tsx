import type { StaffReturn } from '@solar/contracts/checkout/returns-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { PrivatePicture } from '@solar/mfe-kit/pictures/private-picture';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { Timeline } from '@solar/ui/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ReturnStatusLabel } from '../../shared/return-status-label';
import { urls } from '../../urls';
import { ReturnActions } from './components/return-actions';
import { ReturnLines } from './components/return-lines';
import { readReturn, returnKey, returnPictureUrl } from './return-api';
import styles from './return-detail.module.css';

const ANSWERED_SOON: readonly StaffReturn['status'][] = ['withdrawing', 'refunding'];
const ANSWER_MS = 3_000;

export function ReturnDetailPage() {
  const { returnId = '' } = useParams();
  return (
    <RequirePermission permission="checkout.orders.read">
      <LoadedReturn returnId={returnId} />
    </RequirePermission>
  );
}

function LoadedReturn({ returnId }: { returnId: string }) {
  const { t } = useTranslation('checkout');
  const query = useQuery({
    queryKey: returnKey(returnId),
    queryFn: () => readReturn(returnId),
    staleTime: 0,
    // The warehouse, or the payment's provider, answers within moments.
    refetchInterval: ({ state }) =>
      state.data && ANSWERED_SOON.includes(state.data.status) ? ANSWER_MS : false,
  });
  usePageMeta({ title: query.data?.returnNumber ?? t('admin.returns.title'), noIndex: true });
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      }
    >
      {(one) => <ReturnDetail one={one} />}
    </QueryState>
  );
}

function ReturnDetail({ one }: { one: StaffReturn }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <>
      <PageHeader
        size="compact"
        title={one.returnNumber}
        description={format.dateTime(one.createdAt)}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('admin.returns.title'), href: urls.admin.returns() },
              { label: one.returnNumber },
            ]}
          />
        }
        meta={<ReturnStatusLabel status={one.status} />}
        actions={<ReturnActions one={one} />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card padding="lg">
            <CardHeader title={t('order.items')} level={2} />
            <ReturnLines lines={one.lines} />
          </Card>
          {(one.comment || one.pictures.length > 0) && <CustomerSays one={one} />}
        </div>
        <div className={styles.column}>
          <Facts one={one} />
          <Card padding="lg">
            <CardHeader title={t('order.history')} level={2} />
            <History one={one} />
          </Card>
        </div>
      </div>
    </>
  );
}

function CustomerSays({ one }: { one: StaffReturn }) {
  const { t } = useTranslation('checkout');
  return (
    <Card padding="lg">
      <CardHeader title={t('returns.comment')} level={2} />
      {one.comment && <p className={styles.comment}>{one.comment}</p>}
      <Inline gap="3">
        {one.pictures.map((id, index) => (
          <PrivatePicture
            key={id}
            url={returnPictureUrl(id)}
            alt={t('returns.pictureOf', { index: index + 1 })}
            className={styles.picture}
          />
        ))}
      </Inline>
    </Card>
  );
}

function Facts({ one }: { one: StaffReturn }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <Card padding="lg">
      <DescriptionList
        layout="stacked"
        items={[
          {
            term: t('order.number'),
            value: (
              <Link to={urls.admin.order(one.orderId)}>
                <Identifier>{one.orderNumber}</Identifier>
              </Link>
            ),
          },
          { term: t('order.customer'), value: one.customerName },
          { term: t('order.email'), value: one.email },
          {
            term: t('returns.refundable'),
            value: one.refundable ? format.money(one.refundable) : t('returns.afterReceipt'),
          },
          ...(one.refund ? [{ term: t('order.refunded'), value: format.money(one.refund) }] : []),
        ]}
      />
    </Card>
  );
}

function History({ one }: { one: StaffReturn }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <Timeline
      label={t('order.history')}
      entries={one.history.map(({ status, at, by, person, note }, index) => ({
        id: `${index}-${at}`,
        title: t('returns.eventBy', {
          status: t(`returns.status.${status}`),
          by: person ?? t(`returns.by.${by}`),
        }),
        ...(note ? { description: note } : {}),
        time: { iso: at, text: format.dateTime(at) },
        state: index === one.history.length - 1 ? 'current' : 'done',
      }))}
    />
  );
}
