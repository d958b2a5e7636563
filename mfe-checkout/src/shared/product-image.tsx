import { productPictureSources } from '@solar/contracts/catalog/product-pictures';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import { useState } from 'react';
import styles from './product-image.module.css';

const SIZE = 480;
/** How wide it is shown at most. */
const SHOWN = '6rem';

/** A product's picture beside its name, so empty for screen readers; a missing file shows the placeholder, no picture at once. */
export function ProductImage({ src, slug }: { src: string; slug: string }) {
  const fallbacks = src === '' ? [] : [src, src, `/images/products/${slug}/card.jpg`];
  const [attempt, setAttempt] = useState(0);
  const current = fallbacks[attempt];
  if (current === undefined) return <PicturePlaceholder className={styles.image} />;
  return (
    <picture key={attempt} className={styles.sources}>
      {attempt === 0 &&
        productPictureSources(current, SHOWN).map((source) => (
          <source key={source.type} {...source} />
        ))}
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
    </picture>
  );
}
