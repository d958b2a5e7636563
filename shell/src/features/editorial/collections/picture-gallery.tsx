import { GALLERY_SUBJECTS } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { GalleryFields } from '../api/content-fields';
import { useContentList } from '../api/use-content';
import { ContentPicture } from '../components/content-picture';
import { FilterChips } from '../components/filter-chips';
import { CollectionQuery } from './collection-query';
import type { GalleryPicture } from './gallery-picture';
import styles from './picture-gallery.module.css';
import { PictureLightbox } from './picture-lightbox';

/** In the address: `?subject=storage`, and `?picture=battery-yard` while one is enlarged. */
const viewSchema = z.object({
  subject: z.enum([...GALLERY_SUBJECTS, '']).catch(''),
  picture: z.string().catch(''),
});

/** Pictures by subject; each opens as large as the screen allows. */
export function PictureGallery() {
  const { t } = useTranslation('collections');
  const [{ subject, picture }, setView, hrefOf] = useSearchState(viewSchema);
  const query = useContentList<GalleryFields>('gallery', { pageSize: 100 });
  return (
    <CollectionQuery query={query} entryHeight="20rem">
      {(all) => {
        const present = GALLERY_SUBJECTS.filter((one) =>
          all.some(({ fields }) => fields.subject === one),
        );
        const shown = all.filter(({ fields }) => !subject || fields.subject === subject);
        const enlarged = shown.findIndex(({ slug }) => slug === picture);
        return (
          <div className={styles.gallery}>
            <FilterChips
              label={t('collections.gallery.bySubject')}
              options={[
                { value: '', label: t('collections.gallery.all') },
                ...present.map((value) => ({
                  value,
                  label: t(`collections.gallery.subject.${value}`),
                })),
              ]}
              value={subject}
              hrefOf={(value) =>
                hrefOf({ subject: viewSchema.shape.subject.parse(value), picture: '' })
              }
            />
            <ul className={styles.pictures}>
              {shown.map((one) => (
                <Picture key={one.id} picture={one} onOpen={() => setView({ picture: one.slug })} />
              ))}
            </ul>
            {enlarged >= 0 && (
              <PictureLightbox
                pictures={shown}
                at={enlarged}
                onMove={(at) => setView({ picture: shown[at]?.slug ?? '' }, { replace: true })}
                onClose={() => setView({ picture: '' }, { replace: true })}
              />
            )}
          </div>
        );
      }}
    </CollectionQuery>
  );
}

function Picture({ picture, onOpen }: { picture: GalleryPicture; onOpen: () => void }) {
  const { t } = useTranslation('collections');
  const localized = useLocalized();
  const title = localized(picture.title);
  return (
    <li>
      <figure className={styles.figure}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={t('collections.gallery.open', { title })}
          onClick={onOpen}
        >
          <ContentPicture image={picture.image} focalPoint={picture.focalPoint} />
        </button>
        <figcaption className={styles.caption}>{title}</figcaption>
      </figure>
    </li>
  );
}
