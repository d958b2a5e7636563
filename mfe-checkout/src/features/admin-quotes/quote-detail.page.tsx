import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { QUOTE_TRANSITIONS } from '@solar/contracts/checkout/quote-states';
import { canTransition } from '@solar/contracts/common/state-machine';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Button } from '@solar/ui/button/button';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Card } from '@solar/ui/card/card';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { QuoteStatusLabel } from '../../shared/status-labels';
import { urls } from '../../urls';
import QuoteRevisions from '../quote-revisions/quote-revisions.slot';
import { AnswerForm } from './components/answer-form';
import { QuoteMailsCard } from './components/quote-mails';
import { declineQuote, QUOTES_KEY, quoteKey, readQuote } from './quote-api';
import styles from './quote-detail.module.css';

export function QuoteDetailPage() {
  const { quoteId = '' } = useParams();
  return (
    <RequirePermission permission="checkout.quotes.write">
      <LoadedQuote quoteId={quoteId} />
    </RequirePermission>
  );
}

function LoadedQuote({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('checkout');
  const query = useQuery({
    queryKey: quoteKey(quoteId),
    queryFn: () => readQuote(quoteId),
    staleTime: 0,
  });
  usePageMeta({ title: query.data?.quoteNumber ?? t('admin.quotes.title'), noIndex: true });
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      }
    >
      {(quote) => <QuoteDetail quote={quote} />}
    </QueryState>
  );
}

function QuoteDetail({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const maySeeCustomer = useCan('account.customers.read');
  const declining = useApiMutation({
    mutationFn: () => declineQuote(quote.quoteId),
    invalidates: [QUOTES_KEY],
    success: t('admin.quotes.declined'),
  });
  return (
    <div className={styles.page}>
      <PageHeader
        size="compact"
        title={quote.quoteNumber}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('admin.quotes.title'), href: urls.admin.quotes() },
              { label: quote.quoteNumber },
            ]}
          />
        }
        meta={<QuoteStatusLabel status={quote.status} />}
        actions={
          canTransition(QUOTE_TRANSITIONS, quote.status, 'declined') && (
            <ConfirmDialog
              trigger={<Button variant="secondary">{t('admin.quotes.decline')}</Button>}
              tone="danger"
              title={t('admin.quotes.declineTitle', { number: quote.quoteNumber })}
              description={t('admin.quotes.declineText')}
              confirmLabel={t('admin.quotes.decline')}
              onConfirm={() => declining.mutateAsync()}
            />
          )
        }
      />
      <Card>
        <DescriptionList
          layout="inline"
          items={[
            {
              term: t('order.customer'),
              value:
                quote.customerId && maySeeCustomer ? (
                  <Link to={urls.admin.customer(quote.customerId)}>{quote.customerName}</Link>
                ) : (
                  quote.customerName
                ),
            },
            { term: t('order.date'), value: format.dateTime(quote.createdAt) },
            ...(quote.revision > 0
              ? [{ term: t('quote.revision'), value: format.number(quote.revision) }]
              : []),
            ...(quote.hold
              ? [
                  {
                    term: t('admin.quotes.hold'),
                    value: t(`admin.quotes.holds.${quote.hold.status}`, {
                      date: format.dateTime(quote.hold.until),
                    }),
                  },
                ]
              : []),
            ...(quote.validUntil
              ? [{ term: t('quote.validUntil'), value: format.date(quote.validUntil, 'long') }]
              : []),
            ...(quote.message ? [{ term: t('quote.message'), value: quote.message }] : []),
          ]}
        />
      </Card>
      {canTransition(QUOTE_TRANSITIONS, quote.status, 'answered') ? (
        <InShopCurrency key={quote.revision}>
          {(currency) => <AnswerForm quote={quote} currency={currency} />}
        </InShopCurrency>
      ) : (
        <RemoteSlot remote="catalog" name="cart-fit" props={{ lines: quote.lines }} />
      )}
      <QuoteRevisions quote={quote} />
      <QuoteMailsCard quote={quote} />
    </div>
  );
}
