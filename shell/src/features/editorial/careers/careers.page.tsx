import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { linkClass } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PageFields } from '../api/content-fields';
import { useContentEntry, useContentList, type EntryOf } from '../api/use-content';
import { ArticleLayout } from '../components/article-layout';
import { EntryQuery } from '../components/entry-query';
import { useEntryMeta } from '../meta/use-entry-meta';
import styles from './careers.module.css';

type PageEntry = EntryOf<PageFields>;

/** The editors' page on working here, with the openings of now. */
export function CareersPage() {
  const query = useContentEntry<PageFields>('pages', 'careers');
  return <EntryQuery query={query}>{(entry) => <Careers entry={entry} />}</EntryQuery>;
}

/** The page that has arrived, at whatever address it is. */
export function Careers({ entry }: { entry: PageEntry }) {
  useEntryMeta(entry, { crumbs: [] });
  return <ArticleLayout entry={entry} lead={<Openings />} />;
}

function Openings() {
  const { t } = useTranslation(['careers', 'shell'], { nsMode: 'fallback' });
  const query = useContentList<PageFields>('pages', { opening: 'true', pageSize: 48 });
  return (
    <section className={styles.openings} aria-labelledby="openings">
      <h2 id="openings" className={styles.title}>
        {t('openings.title')}
      </h2>
      <QueryState
        query={query}
        skeleton={<Skeleton shape="block" height="16rem" />}
        isEmpty={(data) => data.items.length === 0}
        empty={<p>{t('openings.none')}</p>}
      >
        {(data) => (
          <ul className={styles.list}>
            {data.items.map((opening) => (
              <Opening key={opening.id} opening={opening} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function Opening({ opening }: { opening: PageEntry }) {
  const { t } = useTranslation(['careers', 'shell'], { nsMode: 'fallback' });
  const localized = useLocalized();
  const title = localized(opening.title);
  return (
    <li className={styles.opening}>
      <div>
        <h3 className={styles.name}>
          <Link className={linkClass()} to={opening.path ?? `/pages/${opening.slug}`}>
            {title}
          </Link>
        </h3>
        <p>{localized(opening.excerpt)}</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={`/careers/apply/${opening.slug}`} aria-label={t('openings.applyFor', { title })}>
          {t('openings.apply')}
        </Link>
      </Button>
    </li>
  );
}
