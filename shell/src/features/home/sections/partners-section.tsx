import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import type { PartnerFields } from '../../editorial/api/content-fields';
import { useContentList } from '../../editorial/api/use-content';
import styles from './partners-section.module.css';
import { useHomeSection } from '../use-home-section';

const SHOWN = 12;

/** The makers the company works with, by name. Left out while the content service is down. */
export function PartnersSection() {
  const { t } = useTranslation(['home-sections', 'shell'], { nsMode: 'fallback' });
  const { text } = useHomeSection('partners', t, 'home.partners');
  const localized = useLocalized();
  const { data } = useContentList<PartnerFields>('partners', { pageSize: SHOWN });
  if (!data?.items.length) return null;
  return (
    <section className={styles.section} aria-labelledby="partners-title">
      <h2 id="partners-title" className={styles.title}>
        {text('title')}
      </h2>
      <ul className={styles.names}>
        {data.items.map(({ id, title, fields }) => (
          <li key={id}>
            {fields.url ? (
              <a
                className={styles.name}
                href={fields.url}
                target="_blank"
                rel="noopener noreferrer"
              >
                {localized(title)}
              </a>
            ) : (
              <span className={styles.name}>{localized(title)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
