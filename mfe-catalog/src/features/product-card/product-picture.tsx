import { productImageUrl, type ProductImageType } from '@solar/contracts/catalog/product-images';
import type { ProductImage } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import { clsx } from 'clsx';
import { useState } from 'react';
import styles from './product-picture.module.css';

/** The same picture in better formats. */
export function pictureSources(url: string): { type: string; srcSet: string }[] {
  const stem = url.replace(/\.jpg$/, '');
  return [
    { type: 'image/avif', srcSet: `${stem}.avif` },
    { type: 'image/webp', srcSet: `${stem}.webp` },
  ];
}

/** A picture's address in another size of the same product. */
export function siblingUrl(url: string, type: ProductImageType): string {
  const slug = url.split('/').at(-2) ?? '';
  return productImageUrl(slug, type);
}

export interface ProductPictureProps {
  /** Null for a product without pictures. */
  image: ProductImage | null;
  /** For the first pictures of a page, which decide how fast it looks. */
  eager?: boolean;
  className?: string;
}

/** A product's picture in the best format, else JPEG alone, else a placeholder of the same size. */
export function ProductPicture({ image, eager = false, className }: ProductPictureProps) {
  const localized = useLocalized();
  const [failed, setFailed] = useState(0);
  if (image === null) return <PicturePlaceholder className={className} />;
  if (failed > 1) return <PicturePlaceholder label={localized(image.alt)} className={className} />;
  return (
    <picture key={failed}>
      {failed === 0 &&
        pictureSources(image.url).map((source) => <source key={source.type} {...source} />)}
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
