import type { Media } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './media-grid.module.css';

interface MediaGridProps {
  items: readonly Media[];
  /** What stands below a file: its actions. */
  actions: (media: Media) => ReactNode;
}

const KILOBYTE = 1024;

/** Files as pictures, with their name and size. */
export function MediaGrid({ items, actions }: MediaGridProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <ul className={styles.grid}>
      {items.map((media) => (
        <li key={media.id} className={styles.item}>
          <div className={styles.stage}>
            {media.contentType.startsWith('image/') ? (
              <img
                src={media.path}
                alt=""
                loading="lazy"
                width={media.width ?? 240}
                height={media.height ?? 160}
              />
            ) : (
              <FileText aria-hidden="true" />
            )}
          </div>
          <p className={styles.name} title={media.filename}>
            {media.filename}
          </p>
          <p className={styles.meta}>
            {t('media.size', { size: format.number(Math.ceil(media.size / KILOBYTE)) })}
            {media.width && media.height ? ` · ${media.width} × ${media.height}` : ''}
          </p>
          {actions(media)}
        </li>
      ))}
    </ul>
  );
}
