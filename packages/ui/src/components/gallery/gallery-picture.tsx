import styles from './gallery.module.css';

export interface GalleryImage {
  /** The fallback file, in the size of the main picture. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Better formats, first one that the browser knows wins. */
  sources?: readonly { type: string; srcSet: string; sizes?: string }[];
  /** Small file for the row below; the main one unless given. */
  thumbnail?: string;
}

/** A picture of the gallery in the best format that the browser knows. */
export function GalleryPicture({ image, eager }: { image: GalleryImage; eager: boolean }) {
  return (
    <picture>
      {image.sources?.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        className={styles.image}
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
