import type { PriceExplanation, PriceStep } from '@solar/contracts/catalog/price-explanation-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Status } from '@solar/ui/badge/badge';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePriceExplanation } from '../api/use-price-lists';
import { periodText } from '../period-text';
import styles from './price-check-answer.module.css';

/** The price, and the rules from the strongest to the weakest with why each counts or not. */
export function PriceCheckAnswer(question: { customerId: string; productId: string }) {
  const query = usePriceExplanation(question);
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="12rem" />}>
      {(explanation) => <Explanation explanation={explanation} />}
    </QueryState>
  );
}

function Explanation({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { unit, tiers, approved, active, steps } = explanation;
  return (
    <div role="status" className={styles.answer}>
      <p className={styles.price}>
        {unit ? format.money(unit) : t('admin.priceCheck.none')}
        {tiers.map(({ from, unit: price }) => (
          <span key={from} className={styles.tier}>
            {t('admin.tiers.one', { from: format.number(from), price: format.money(price) })}
          </span>
        ))}
      </p>
      {!approved && <p>{t('admin.priceCheck.notApproved')}</p>}
      {!active && <p>{t('admin.priceCheck.notActive')}</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.list?.id ?? `${step.source} ${index}`} step={step} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step: { source, state, price, tiers, list, group } }: { step: PriceStep }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const hasPeriod = Boolean(list?.validFrom ?? list?.validUntil);
  return (
    <li className={styles.step} data-applies={state === 'applies' || undefined}>
      <span>
        {list ? (
          <Link to={`/admin/price-lists/${list.id}`}>{list.name}</Link>
        ) : (
          t(`admin.priceCheck.sources.${source}`)
        )}
        {group && ` · ${group.name} (${format.percent(-group.discountBasisPoints / 10_000)})`}
        {hasPeriod && (
          <span className={styles.period}>
            {' '}
            {periodText(list?.validFrom, list?.validUntil, format.date)}
          </span>
        )}
        {tiers.map(({ from, unit }) => (
          <span key={from} className={styles.period}>
            {' '}
            · {t('admin.tiers.one', { from: format.number(from), price: format.money(unit) })}
          </span>
        ))}
      </span>
      <span className={styles.amount}>{price ? format.money(price) : '–'}</span>
      <Status tone={state === 'applies' ? 'success' : 'neutral'}>
        {t(`admin.priceCheck.states.${state}`)}
      </Status>
    </li>
  );
}
