import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Avatar } from '@solar/ui/avatar/avatar';
import { useTranslation } from 'react-i18next';
import type { TeamFields } from '../api/content-fields';
import { useContentList, type EntryOf } from '../api/use-content';
import { CollectionQuery } from './collection-query';
import styles from './collections.module.css';

/** The people of the company. */
export function TeamList() {
  const query = useContentList<TeamFields>('team', { pageSize: 100 });
  return (
    <CollectionQuery query={query} entryHeight="10rem">
      {(people) => (
        <ul className={styles.people}>
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </CollectionQuery>
  );
}

function Person({ person }: { person: EntryOf<TeamFields> }) {
  const { t, i18n } = useTranslation('collections');
  const localized = useLocalized();
  const name = localized(person.title);
  const { role, office, languages } = person.fields;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const spoken = languages.map((code) => names.of(code)).join(', ');
  return (
    <li className={styles.person}>
      <Avatar name={name} src={person.image?.path} size="lg" decorative />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.quiet}>
          {[localized(role), localized(office)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p>{localized(person.excerpt)}</p>
      {spoken && (
        <p className={styles.quiet}>{t('collections.languages', { languages: spoken })}</p>
      )}
    </li>
  );
}
