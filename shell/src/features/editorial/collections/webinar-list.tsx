import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import type { ResourceFields } from '../api/content-fields';
import { useContentList, type EntryOf } from '../api/use-content';
import { CollectionQuery } from './collection-query';
import styles from './collections.module.css';
import { ResourceLink } from './resource-link';

type Webinar = EntryOf<ResourceFields>;

const byDate = (a: Webinar, b: Webinar) => a.fields.date.localeCompare(b.fields.date);

/** Webinars to come, the next one first, and those of before, the newest first. */
export function WebinarList() {
  const query = useContentList<ResourceFields>('resources', { type: 'webinar', pageSize: 100 });
  // The day on which the list was read, so that the document and the browser agree on what is over.
  const today = new Date(query.dataUpdatedAt).toISOString().slice(0, 10);
  return (
    <CollectionQuery query={query} entryHeight="5rem">
      {(webinars) => {
        const sorted = webinars.toSorted(byDate);
        return (
          <>
            <Webinars when="coming" items={sorted.filter(({ fields }) => fields.date >= today)} />
            <Webinars
              when="past"
              items={sorted.filter(({ fields }) => fields.date < today).toReversed()}
            />
          </>
        );
      }}
    </CollectionQuery>
  );
}

function Webinars({ when, items }: { when: 'coming' | 'past'; items: readonly Webinar[] }) {
  const { t } = useTranslation('collections');
  return (
    <section className={styles.group} aria-labelledby={when}>
      <h2 id={when} className={styles.title}>
        {t(`collections.webinar.${when}`)}
      </h2>
      {items.length === 0 && when === 'coming' && <p>{t('collections.webinar.noneComing')}</p>}
      <ul className={styles.entries}>
        {items.map((webinar) => (
          <WebinarEntry key={webinar.id} webinar={webinar} when={when} />
        ))}
      </ul>
    </section>
  );
}

function WebinarEntry({ webinar, when }: { webinar: Webinar; when: 'coming' | 'past' }) {
  const { t } = useTranslation('collections');
  const { date } = useFormat();
  const localized = useLocalized();
  const title = localized(webinar.title);
  const { date: day, speaker, url } = webinar.fields;
  const act = when === 'coming' ? 'join' : 'read';
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.date}>
          <time dateTime={day}>{date(day, 'long')}</time>
        </p>
        <h3 className={styles.name}>{title}</h3>
        {speaker && <p className={styles.quiet}>{t('collections.webinar.with', { speaker })}</p>}
      </div>
      {(url || act === 'join') && (
        <ResourceLink
          url={url || '/contact?subject=other'}
          label={t(`collections.webinar.${act}Named`, { title })}
        >
          {t(`collections.webinar.${act}`)}
        </ResourceLink>
      )}
    </li>
  );
}
