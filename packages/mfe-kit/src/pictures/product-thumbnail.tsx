import { productPictureSources } from '@solar/contracts/catalog/product-pictures';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import { useState } from 'react';
import styles from './product-thumbnail.module.css';

interface ProductThumbnailProps {
  /** None for a product without pictures. */
  url: string | null | undefined;
  /** The file to show where that one is missing. */
  otherwise?: string | undefined;
  /** Pixels of the page, wide and high. */
  size: number;
  className: string | undefined;
}

/**
 * A product's picture beside its name, so empty for screen readers: cut out where the browser takes that, on the ground of any
 * theme; then the file alone, then the placeholder.
 */
export function ProductThumbnail({ url, otherwise, size, className }: ProductThumbnailProps) {
  const [failed, setFailed] = useState(0);
  const src = [url, url, otherwise].filter(Boolean)[failed];
  if (!src) return <PicturePlaceholder className={className} />;
  const sources = failed === 0 ? productPictureSources(src, `${size}px`) : [];
  return (
    <picture key={failed} className={styles.sources}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={className}
        onError={() => setFailed((count) => count + 1)}
      />
    </picture>
  );
}
