import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { useMyQuote } from '../../api/quotes-api';
import { AccountPage } from '../../components/account-page';
import { PageAfterApproval } from '../../components/after-approval';
import { LineList } from '../../components/line-list';
import { DetailSkeleton } from '../../components/detail-skeleton';
import { urls } from '../../urls';
import { QuoteActions } from './components/quote-actions';
import { QuoteStanding } from './components/quote-standing';
import { QuoteStatusLabel } from './components/quote-status';

/** One quote: what was asked, the prices that were offered, and what can be done with them. */
export function QuoteRoute() {
  const { t } = useTranslation('account');
  return (
    <PageAfterApproval title={t('quotes.title')}>
      <LoadedQuote />
    </PageAfterApproval>
  );
}

function LoadedQuote() {
  const { id = '' } = useParams();
  const query = useMyQuote(id);
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />}>
      {(quote) => <QuotePage quote={quote} />}
    </QueryState>
  );
}

function QuotePage({ quote }: { quote: Quote }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const localized = useLocalized();
  const { totals, shipping, subtotal } = quote;
  const facts = [
    subtotal && { term: t('order.subtotal'), value: format.money(subtotal) },
    ...(totals && shipping
      ? [
          {
            term: t('quotes.shippingTo', { country: format.country(shipping.country) }),
            value: format.money(totals.shipping),
          },
          {
            term: totals.taxNames ? localized(totals.taxNames) : totals.taxName,
            value: format.money(totals.tax),
          },
          { term: t('order.total'), value: format.money(totals.total) },
        ]
      : []),
    quote.validUntil && {
      term: t('quotes.validity'),
      value: format.date(quote.validUntil, 'long'),
    },
    quote.message && { term: t('quotes.message'), value: quote.message },
    quote.note && { term: t('quotes.note'), value: quote.note },
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <AccountPage
      title={t('quotes.quote', { number: quote.quoteNumber })}
      breadcrumbs={[{ label: t('quotes.title'), href: urls.quotes }, { label: quote.quoteNumber }]}
      meta={
        <>
          <QuoteStatusLabel quote={quote} />
          <span>{t('quotes.asked', { date: format.date(quote.createdAt) })}</span>
        </>
      }
      actions={<QuoteActions quote={quote} />}
    >
      <QuoteStanding quote={quote} />
      <Card>
        <CardHeader title={t('order.lines')} />
        <LineList lines={quote.lines} />
      </Card>
      {facts.length > 0 && (
        <Card>
          <CardHeader title={t(quote.subtotal ? 'quotes.offer' : 'quotes.request')} />
          <DescriptionList items={facts} />
        </Card>
      )}
      <RemoteSlot remote="checkout" name="quote-revisions" props={{ quote }} />
      <p data-print="hidden">
        {t('quotes.help')}{' '}
        <Link asChild>
          <RouterLink to={urls.newTicket}>{t('order.helpLink')}</RouterLink>
        </Link>
      </p>
    </AccountPage>
  );
}
