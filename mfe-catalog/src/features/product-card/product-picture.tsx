import type { ProductImage } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { preloadPicture } from '@solar/mfe-kit/page/preload-picture';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import { clsx } from 'clsx';
import { useState } from 'react';
import { productPictureSources } from '@solar/contracts/catalog/product-pictures';
import styles from './product-picture.module.css';

/** How wide a card is: as many as fit beside each other, two on a phone. */
const CARD_SIZES =
  '(min-width: 60rem) 21rem, (min-width: 48rem) 45vw, (min-width: 22.75rem) calc(50vw - 1.5rem), calc(100vw - 2rem)';

export interface ProductPictureProps {
  /** Null for a product without pictures. */
  image: ProductImage | null;
  /** For the first pictures of a page, which decide how fast it looks. */
  eager?: boolean;
  /** For the very first picture, which the document asks for from its head. */
  first?: boolean;
  /** How wide it is shown, as in HTML; as wide as a card by default. */
  sizes?: string;
  className?: string;
}

/** A product's picture in the best format, else JPEG alone, else a placeholder of the same size. */
export function ProductPicture({
  image,
  eager = false,
  first = false,
  sizes = CARD_SIZES,
  className,
}: ProductPictureProps) {
  const localized = useLocalized();
  const [failed, setFailed] = useState(0);
  if (image === null) return <PicturePlaceholder className={className} />;
  if (failed > 1) return <PicturePlaceholder label={localized(image.alt)} className={className} />;
  // A picture that waits until it is near is laid out by then, so that the browser knows its size.
  const sources =
    failed === 0 ? productPictureSources(image.url, eager ? sizes : `auto, ${sizes}`) : [];
  if (first && sources[0]) preloadPicture({ src: image.url, source: sources[0] });
  return (
    <picture key={failed}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        className={clsx(styles.image, className)}
        src={image.url}
        alt={localized(image.alt)}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed((count) => count + 1)}
      />
    </picture>
  );
}
