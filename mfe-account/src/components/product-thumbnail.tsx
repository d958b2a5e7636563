import { productPictureSources } from '@solar/contracts/catalog/product-pictures';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import styles from './product-thumbnail.module.css';

interface ProductThumbnailProps {
  /** None for a product without pictures. */
  url: string | null | undefined;
  /** Pixels of the page, wide and high. */
  size: number;
  className: string | undefined;
}

/** A product's picture beside its name, so empty for screen readers: cut out where the browser takes that, on the ground of any theme. */
export function ProductThumbnail({ url, size, className }: ProductThumbnailProps) {
  if (!url) return <PicturePlaceholder className={className} />;
  return (
    <picture className={styles.sources}>
      {productPictureSources(url, `${size}px`).map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img src={url} alt="" width={size} height={size} loading="lazy" className={className} />
    </picture>
  );
}
