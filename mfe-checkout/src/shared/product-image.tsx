import { ProductThumbnail } from '@solar/mfe-kit/pictures/product-thumbnail';
import styles from './product-image.module.css';

/** How wide it is shown at most, in pixels. */
const SHOWN = 96;

/** A product's picture in its line, as wide as its column. */
export function ProductImage({ src, slug }: { src: string; slug: string }) {
  return (
    <ProductThumbnail
      url={src}
      otherwise={src === '' ? undefined : `/images/products/${slug}/card.jpg`}
      size={SHOWN}
      className={styles.image}
    />
  );
}
