import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { PRODUCT_IMAGE_SIZES } from '@solar/contracts/catalog/product-images';
import { pictureSources } from '@solar/contracts/common/picture-widths';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { preloadPicture } from '@solar/mfe-kit/page/preload-picture';
import { clsx } from 'clsx';
import { useState } from 'react';
import fallback from '../../../assets/scene-field.avif';
import styles from './content-picture.module.css';
import { fileOfPicture, isDrawn } from './picture-file';

interface ContentPictureProps {
  image: ContentEntry['image'];
  /** What of it stays in the frame. */
  focalPoint?: ContentEntry['focalPoint'];
  /** True for the one large picture at the top of a page. */
  eager?: boolean;
}

/** Pixels of a drawn picture in full: of a site, and of a product, which stands on transparent ground. */
const FULL_WIDTH = 1600;
const PRODUCTS = '/images/products/';
/** As wide as the page, up to the text's container. */
const HEAD_SIZES = 'min(100vw - 2rem, 76rem)';
const CARD_SIZES = '(min-width: 48rem) 25rem, calc(100vw - 2rem)';

/** The picture of an entry in a 16:10 frame; a picture that cannot be had gives way to the house picture. */
export function ContentPicture({ image, focalPoint, eager = false }: ContentPictureProps) {
  const localized = useLocalized();
  const [failed, setFailed] = useState(false);
  const path = failed ? undefined : image?.path;
  const sizes = eager ? HEAD_SIZES : `auto, ${CARD_SIZES}`;
  const isProduct = path?.startsWith(PRODUCTS) ?? false;
  const fullWidth = isProduct ? PRODUCT_IMAGE_SIZES.main.width : FULL_WIDTH;
  const sources = path && isDrawn(path) ? pictureSources(path, fullWidth, sizes) : [];
  const src = path ? fileOfPicture(path) : fallback;
  if (eager && sources[0]) preloadPicture({ src, source: sources[0] });
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        className={clsx(styles.picture, isProduct && styles.whole)}
        data-focus-x={focalPoint?.x}
        data-focus-y={focalPoint?.y}
        src={src}
        alt={image ? localized(image.alt) : ''}
        width={1280}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
