import type { Media } from '@solar/contracts/admin/site-http';
import { PRODUCT_PICTURES_MAX } from '@solar/contracts/catalog/admin-http';
import { PRODUCT_IMAGE_SIZES, productImageUrl } from '@solar/contracts/catalog/product-images';
import { LIMITS } from '@solar/contracts/common/limits';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../admin-shared/form-fields';
import { preparePicture, uploadMedia, type OnProgress } from '../api/media-uploads';
import type { ProductFormValues } from '../product-form-values';
import { LibraryButton } from './library-button';
import { PictureRow } from './picture-row';
import styles from './picture-fields.module.css';
import { useUploads } from './use-uploads';

const ACCEPT = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'];

/** The product's pictures in the order of its page; the first one stands in lists. Without any, those of the `mapped` folder are shown. */
export function PictureFields({ mapped }: { mapped: string | null }) {
  const { t } = useTranslation('catalog');
  const { control, getValues } = useFormContext<ProductFormValues>();
  const errorOf = useFieldErrors();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'pictures' });
  const uploads = useUploads('uploads.pictures');
  const [dragged, setDragged] = useState<number | null>(null);
  const prepare = async (id: string, onProgress: OnProgress) => {
    const folder = await preparePicture(id, onProgress, t('admin.products.pictureFailed'));
    const known = getValues('pictures')?.some((picture) => picture.folder === folder);
    if (!known) append({ folder, alt: { en: '', fr: '' } }, { shouldFocus: false });
  };
  const send = (file: File) =>
    uploads.run(file, async (onProgress) => {
      const media = await uploadMedia(file, (percent) => onProgress(percent / 2));
      await prepare(media.id, (percent) => onProgress(50 + percent / 2));
    });
  const pick = ({ id, filename: name, size }: Media) =>
    void uploads.run({ name, size }, (onProgress) => prepare(id, onProgress));
  const error = errorOf('uploads.pictures') ?? errorOf('pictures');
  return (
    <Stack gap="4">
      {fields.length > 0 && (
        <ol className={styles.pictures}>
          {fields.map(({ id, folder }, index) => (
            <li key={id}>
              <div
                role="presentation"
                className={styles.picture}
                data-dragged={dragged === index || undefined}
                onDragOver={(event) => dragged !== null && event.preventDefault()}
                onDrop={() => {
                  if (dragged !== null && dragged !== index) move(dragged, index);
                  setDragged(null);
                }}
              >
                <PictureRow
                  folder={folder}
                  index={index}
                  count={fields.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                  onDrag={(dragging) => setDragged(dragging ? index : null)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {fields.length === 0 && mapped !== null && <MappedPictures folder={mapped} />}
      {fields.length < PRODUCT_PICTURES_MAX && (
        <FileDrop
          accept={ACCEPT}
          maxBytes={LIMITS.mediaBytesMax}
          aria-label={t('admin.products.addPictures')}
          description={t('admin.products.pictureRules')}
          items={uploads.items}
          onRemove={uploads.remove}
          onFiles={(files) => files.forEach((file) => void send(file))}
        />
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <LibraryButton onPick={pick} />
      </div>
    </Stack>
  );
}

/** What the shop shows of a folder that was mapped to the product, until it has pictures of its own. */
function MappedPictures({ folder }: { folder: string }) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.mapped}>
      <img
        className={styles.image}
        src={productImageUrl(folder, 'card')}
        alt=""
        {...PRODUCT_IMAGE_SIZES.card}
      />
      <p>
        {t('admin.products.mappedPictures', { folder })}{' '}
        <Link href="/admin/image-mapping">{t('admin.nav.image-mapping')}</Link>
      </p>
    </div>
  );
}
