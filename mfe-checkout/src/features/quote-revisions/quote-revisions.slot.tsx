import type { Quote, QuoteRevision } from '@solar/contracts/checkout/quotes-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { RevisionChanges } from './revision-changes';
import styles from './quote-revisions.module.css';

/** Every revision of a quote, the newest first: who made it and when, what it changed, and its paper. */
export default function QuoteRevisions({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const revisions = quote.revisions ?? [];
  if (revisions.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('quoteRevisions.title')} description={t('quoteRevisions.text')} />
      <ol className={styles.list} reversed>
        {revisions
          .map((revision, index) => (
            <Revision
              key={revision.number}
              quote={quote}
              revision={revision}
              before={revisions[index - 1]}
            />
          ))
          .reverse()}
      </ol>
    </Card>
  );
}

interface RevisionProps {
  quote: Quote;
  revision: QuoteRevision;
  before: QuoteRevision | undefined;
}

function Revision({ quote, revision, before }: RevisionProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { number, at, by, byName, subtotal, totals, note } = revision;
  const sum = totals?.total ?? subtotal;
  return (
    <li className={styles.revision}>
      <div className={styles.head}>
        <strong>
          {number === 0 ? t('quoteRevisions.request') : t('quoteRevisions.number', { number })}
        </strong>
        {quote.acceptedRevision === number && (
          <Status tone="success">{t('quoteRevisions.accepted')}</Status>
        )}
        <span className={styles.meta}>
          {byName || t(`quoteRevisions.by.${by}`)} ·{' '}
          <time dateTime={at}>{format.dateTime(at)}</time>
        </span>
        <span className={styles.sum}>{sum && format.money(sum)}</span>
        <PaperButton quote={quote} number={number} />
      </div>
      {before && <RevisionChanges before={before} after={revision} />}
      {note && note !== before?.note && <p className={styles.note}>{note}</p>}
    </li>
  );
}

function PaperButton({ quote, number }: { quote: Quote; number: number }) {
  const { t, i18n } = useTranslation('checkout');
  const { quoteId, quoteNumber } = quote;
  const download = useApiMutation({
    mutationFn: async () => {
      const query = new URLSearchParams({ revision: String(number), language: i18n.language });
      const url = `/api/checkout/quotes/${quoteId}/document?${query.toString()}`;
      saveFile(await http.download(url), `${quoteNumber}-${number}.pdf`);
    },
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      startIcon={<Download aria-hidden="true" />}
      loading={download.isPending}
      aria-label={t('quoteRevisions.pdfOf', { number })}
      onClick={() => download.mutate()}
    >
      {t('quoteRevisions.pdf')}
    </Button>
  );
}
