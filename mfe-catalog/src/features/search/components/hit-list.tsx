import type { SearchHit } from '@solar/contracts/catalog/search-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Card, cardLinkClass } from '@solar/ui/card/card';
import { Link } from 'react-router';
import styles from './hit-list.module.css';

/** Pages that were found, with what they are about. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  const localized = useLocalized();
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.url}>
          <Card interactive className={styles.hit}>
            <h3 className={styles.title}>
              <Link to={hit.url} className={cardLinkClass}>
                {localized(hit.title)}
              </Link>
            </h3>
            <p className={styles.excerpt}>{localized(hit.excerpt)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
