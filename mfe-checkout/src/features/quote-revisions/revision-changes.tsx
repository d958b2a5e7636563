import { quoteChanges, type QuoteChange } from '@solar/contracts/checkout/quote-changes';
import type { QuoteRevision } from '@solar/contracts/checkout/quotes-http';
import type { Money } from '@solar/contracts/common/money-arithmetic';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './quote-revisions.module.css';

/** What is different in a revision from the one before, in words. */
export function RevisionChanges({
  before,
  after,
}: {
  before: QuoteRevision;
  after: QuoteRevision;
}) {
  const { t } = useTranslation('checkout');
  const sentence = useChangeText();
  const changes = quoteChanges(before, after);
  if (changes.length === 0) return <p className={styles.meta}>{t('quoteRevisions.same')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('quoteRevisions.changes')}>
      {changes.map((change) => {
        const text = sentence(change);
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

function useChangeText(): (change: QuoteChange) => string {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const money = (value: Money | null) => (value ? format.money(value) : t('quoteRevisions.open'));
  const shipping = (value: QuoteRevision['shipping']) =>
    value
      ? `${format.money(value.cost)} (${format.country(value.country)})`
      : t('quoteRevisions.open');
  const day = (value: string | null) =>
    value ? format.date(value, 'long') : t('quoteRevisions.open');
  return (change) => {
    switch (change.kind) {
      case 'added':
      case 'removed': {
        const { name, quantity, unit } = change.line;
        return t(`quoteRevisions.change.${change.kind}`, { name, quantity, price: money(unit) });
      }
      case 'quantity':
        return t('quoteRevisions.change.quantity', {
          name: change.line.name,
          before: format.number(change.before),
          after: format.number(change.after),
        });
      case 'price':
        return t('quoteRevisions.change.price', {
          name: change.line.name,
          before: money(change.before),
          after: money(change.after),
        });
      case 'shipping':
        return t('quoteRevisions.change.shipping', {
          before: shipping(change.before),
          after: shipping(change.after),
        });
      case 'validity':
        return t('quoteRevisions.change.validity', {
          before: day(change.before),
          after: day(change.after),
        });
    }
  };
}
