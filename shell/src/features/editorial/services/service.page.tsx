import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { ServiceFields } from '../api/content-fields';
import { useContentEntry, type EntryOf } from '../api/use-content';
import { ArticleLayout } from '../components/article-layout';
import { EntryQuery } from '../components/entry-query';
import { serviceJsonLd } from '../meta/entry-json-ld';
import { useEntryMeta } from '../meta/use-entry-meta';
import styles from './service.module.css';

/** A service: what it is and what it brings. */
export function ServicePage() {
  const { slug = '' } = useParams();
  const query = useContentEntry<ServiceFields>('services', slug);
  return <EntryQuery query={query}>{(entry) => <LoadedService entry={entry} />}</EntryQuery>;
}

/** A service that has arrived. */
export function LoadedService({ entry }: { entry: EntryOf<ServiceFields> }) {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const crumbs = [{ label: t('services.title'), href: '/services' }];
  useEntryMeta(entry, { crumbs, jsonLd: (context) => serviceJsonLd(entry, context) });
  return (
    <ArticleLayout
      entry={entry}
      crumbs={crumbs}
      aside={
        <>
          <ul className={styles.benefits}>
            {entry.fields.benefits.map((benefit) => (
              <li key={benefit.en} className={styles.benefit}>
                <Check aria-hidden="true" />
                {localized(benefit)}
              </li>
            ))}
          </ul>
          <Button asChild variant="accent">
            <Link to="/contact?subject=service">{t('services.request')}</Link>
          </Button>
        </>
      }
    />
  );
}
