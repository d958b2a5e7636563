import type { Media } from '@solar/contracts/admin/site-http';
import { useFileSize } from '@solar/ui/file-size/file-size';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import styles from './media-grid.module.css';

interface MediaGridProps {
  items: readonly Media[];
  /** What stands below a file: its actions. */
  actions: (media: Media) => ReactNode;
}

/** Files as pictures, with their name and size. */
export function MediaGrid({ items, actions }: MediaGridProps) {
  const fileSize = useFileSize();
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
            {fileSize(media.size)}
            {media.width && media.height ? ` · ${media.width} × ${media.height}` : ''}
          </p>
          {actions(media)}
        </li>
      ))}
    </ul>
  );
}
