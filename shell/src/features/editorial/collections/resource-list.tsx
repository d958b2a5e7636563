import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import type { ResourceFields } from '../api/content-fields';
import { useContentList, type EntryOf } from '../api/use-content';
import { CollectionQuery } from './collection-query';
import styles from './collections.module.css';
import { PressPictures } from './press-pictures';
import { ResourceLink } from './resource-link';

type Resource = EntryOf<ResourceFields>;

const MOST = 100;
const newestFirst = (a: Resource, b: Resource) => b.fields.date.localeCompare(a.fields.date);

/** Guides in the order of the editors. */
export function GuideList() {
  const query = useContentList<ResourceFields>('resources', { type: 'guide', pageSize: MOST });
  return (
    <CollectionQuery query={query} entryHeight="5rem">
      {(guides) => <Resources titleKey="guide" items={guides} />}
    </CollectionQuery>
  );
}

/** Press releases of the company, the newest first, and what may be printed with it. */
export function NewsList() {
  const query = useContentList<ResourceFields>('resources', { type: 'press', pageSize: MOST });
  return (
    <>
      <CollectionQuery query={query} entryHeight="5rem">
        {(news) => <Resources titleKey="press" items={news.toSorted(newestFirst)} dated />}
      </CollectionQuery>
      <PressPictures />
    </>
  );
}

/** Brochures and other documents. */
export function DownloadList() {
  const query = useContentList<ResourceFields>('resources', { pageSize: MOST });
  const isDocument = ({ fields }: Resource) =>
    fields.type === 'brochure' || fields.type === 'download';
  return (
    <CollectionQuery query={query} entryHeight="5rem">
      {(all) => <Resources titleKey="download" items={all.filter(isDocument)} dated />}
    </CollectionQuery>
  );
}

interface ResourcesProps {
  titleKey: 'guide' | 'press' | 'download';
  items: readonly Resource[];
  dated?: boolean;
}

function Resources({ titleKey, items, dated = false }: ResourcesProps) {
  const { t } = useTranslation('collections');
  const { date } = useFormat();
  const localized = useLocalized();
  return (
    <section className={styles.group} aria-labelledby="resources">
      <h2 id="resources" className={styles.title}>
        {t(`collections.resource.${titleKey}`)}
      </h2>
      <ul className={styles.entries}>
        {items.map(({ id, title, excerpt, fields }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <ResourceLink url={fields.url}>{localized(title)}</ResourceLink>
              </h3>
              <p className={styles.quiet}>{localized(excerpt)}</p>
            </div>
            {dated && (
              <p className={styles.date}>
                <time dateTime={fields.date}>{date(fields.date, 'long')}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
