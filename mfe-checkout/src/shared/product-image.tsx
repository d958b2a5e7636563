import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import { useState } from 'react';
import styles from './product-image.module.css';

const SIZE = 480;

/** A product's picture beside its name, so empty for screen readers; a missing file shows the placeholder, no picture at once. */
export function ProductImage({ src, slug }: { src: string; slug: string }) {
  const fallbacks = src === '' ? [] : [...new Set([src, `/images/products/${slug}/card.jpg`])];
  const [attempt, setAttempt] = useState(0);
  const current = fallbacks[attempt];
  if (current === undefined) return <PicturePlaceholder className={styles.image} />;
  return (
    <img
      className={styles.image}
      src={current}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      decoding="async"
      onError={() => setAttempt((tried) => tried + 1)}
    />
  );
}
