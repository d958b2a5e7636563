import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useState } from 'react';
import fallback from '../../../assets/scene-field.avif';
import styles from './content-picture.module.css';

interface ContentPictureProps {
  image: ContentEntry['image'];
  /** True for the one large picture at the top of a page. */
  eager?: boolean;
}

/** The picture of an entry in a 16:10 frame; a picture that cannot be had gives way to the house picture. */
export function ContentPicture({ image, eager = false }: ContentPictureProps) {
  const localized = useLocalized();
  const [failed, setFailed] = useState(false);
  const source = image && !failed ? pictureUrl(image.path) : fallback;
  return (
    <img
      className={styles.picture}
      src={source}
      alt={image ? localized(image.alt) : ''}
      width={1280}
      height={800}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

/** Drawn pictures are stored without their ending; uploaded ones with it. */
function pictureUrl(path: string): string {
  return /\.\w+$/.test(path) || path.startsWith('/api/') ? path : `${path}.avif`;
}
