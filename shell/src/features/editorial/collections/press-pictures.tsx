import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { linkClass } from '@solar/ui/link/link';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { GalleryFields } from '../api/content-fields';
import { useContentList, type EntryOf } from '../api/use-content';
import { ContentPicture } from '../components/content-picture';
import { fileOfPicture } from '../components/picture-file';
import styles from './collections.module.css';
import gallery from './picture-gallery.module.css';

type Picture = EntryOf<GalleryFields>;

/** Pictures of the gallery that newspapers may print, each as a file; nothing while editors offer none. */
export function PressPictures() {
  const { t } = useTranslation('collections');
  const { data } = useContentList<GalleryFields>('gallery', { pageSize: 100 });
  const offered = (data?.items ?? []).filter(({ fields, image }) => fields.press && image);
  if (offered.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="press-pictures">
      <h2 id="press-pictures" className={styles.title}>
        {t('collections.press.pictures')}
      </h2>
      <ul className={gallery.pictures}>
        {offered.map((picture) => (
          <PressPicture key={picture.id} picture={picture} />
        ))}
      </ul>
    </section>
  );
}

function PressPicture({ picture: { title, image, focalPoint, slug } }: { picture: Picture }) {
  const { t } = useTranslation('collections');
  const name = useLocalized()(title);
  if (!image) return null;
  const file = fileOfPicture(image.path);
  return (
    <li>
      <figure className={gallery.figure}>
        <ContentPicture image={image} focalPoint={focalPoint} />
        <figcaption className={clsx(gallery.caption, gallery.withFile)}>
          {name}
          <a
            className={linkClass()}
            href={file}
            download={`${slug}${/\.\w+$/.exec(file)?.[0] ?? ''}`}
            aria-label={t('collections.press.fileOf', { title: name })}
          >
            {t('collections.press.file')}
          </a>
        </figcaption>
      </figure>
    </li>
  );
}
