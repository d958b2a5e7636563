import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ContentPicture } from './content-picture';
import styles from './entry-card.module.css';

interface EntryCardProps {
  entry: Pick<ContentEntry, 'title' | 'excerpt' | 'image' | 'focalPoint'>;
  to: string;
  /** A line of facts above the title. */
  meta?: ReactNode;
  /** On the picture, so that the titles of a row stay on one line. */
  badge?: ReactNode;
  level?: 2 | 3;
}

/** A project, article or service as a picture with its title. */
export function EntryCard({ entry, to, meta, badge, level = 3 }: EntryCardProps) {
  const localized = useLocalized();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <ContentPicture image={entry.image} focalPoint={entry.focalPoint} />
      {badge && <span className={styles.badge}>{badge}</span>}
      {meta && <p className={styles.meta}>{meta}</p>}
      <Heading className={styles.title}>
        <Link className={styles.link} to={to}>
          {localized(entry.title)}
        </Link>
      </Heading>
      <p className={styles.text}>{localized(entry.excerpt)}</p>
    </article>
  );
}
