import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { useTranslation } from 'react-i18next';
import { MailsCard } from '../../../shared/mails-card';
import { SendAgainButton } from '../../../shared/send-mail-button';
import { quoteMailsKey, readQuoteMails, sendQuoteMail } from '../quote-api';

/** The mails that went to the customer about a quote; each can be sent once more. */
export function QuoteMailsCard({ quote: { quoteId, status, revision } }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  return (
    <MailsCard
      text={t('admin.mails.quotesText')}
      query={{
        queryKey: [...quoteMailsKey(quoteId), status, revision],
        queryFn: ({ signal }) => readQuoteMails(quoteId, signal),
      }}
      action={(mail, { items }) => (
        <SendAgainButton
          mail={mail}
          what={`${quoteId} ${mail.mailId} ${items.length}`}
          invalidates={quoteMailsKey(quoteId)}
          send={(key) => sendQuoteMail(quoteId, { mailId: mail.mailId }, key)}
        />
      )}
    />
  );
}
