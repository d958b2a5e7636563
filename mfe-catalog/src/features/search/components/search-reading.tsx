import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { linkClass } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './search-reading.module.css';

/** How the query was read, and the categories and brands that it names. */
export function SearchReading({ response }: { response: SearchResponse }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { reading, answers, query, results } = response;
  const { corrections, leftOut, match } = reading;
  return (
    <div className={styles.reading}>
      {corrections.length > 0 && (
        <p role="status">
          {t('search.corrected', {
            read: corrections.map(({ to }) => to).join(', '),
            written: corrections.map(({ from }) => from).join(', '),
          })}
        </p>
      )}
      {match === 'nearest' && results.products.items.length > 0 && (
        <p role="status">
          {t('search.nearest', { query, leftOut: leftOut.join(', ') })}{' '}
          <Link to="/contact" className={linkClass()}>
            {t('search.askEngineer')}
          </Link>
        </p>
      )}
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={t('search.answers')}>
          {answers.map(({ kind, title, url, productCount }) => (
            <li key={url}>
              <Link to={url} className={styles.answer}>
                <span className={styles.kind}>{t(`search.answer.${kind}`)}</span> {localized(title)}{' '}
                <span className={styles.kind}>{productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
