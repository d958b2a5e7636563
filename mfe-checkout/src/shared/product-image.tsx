import { useState } from 'react';
import styles from './product-image.module.css';

const SIZE = 480;
const PLACEHOLDER = '/images/placeholders/product-generic.jpg';

/** A product's picture beside its name, so empty for screen readers; a missing file shows the placeholder. */
export function ProductImage({ src, slug }: { src: string; slug: string }) {
  const fallbacks = [src, `/images/products/${slug}/card.jpg`, PLACEHOLDER].filter(
    (candidate, index, all) => candidate !== '' && all.indexOf(candidate) === index,
  );
  const [attempt, setAttempt] = useState(0);
  const current = fallbacks[attempt];
  if (current === undefined) return <span className={styles.image} aria-hidden="true" />;
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
