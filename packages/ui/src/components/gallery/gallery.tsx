import { clsx } from 'clsx';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { IconButton } from '../icon-button/icon-button';
import { fillText, useUiText } from '../ui-text/ui-text';
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

export interface GalleryProps {
  images: readonly GalleryImage[];
  /** Names the gallery: the product's name. */
  label: string;
  /** The first picture is the largest paint of the page: fetch it early. */
  priority?: boolean;
  className?: string;
}

/** A large picture with its siblings below. Arrow keys change it, the corner button enlarges it. */
export function Gallery({ images, label, priority = false, className }: GalleryProps) {
  const text = useUiText();
  const [current, setCurrent] = useState('0');
  const [enlarged, setEnlarged] = useState(false);
  const shown = images[Number(current)] ?? images[0];
  if (!shown) return null;
  return (
    <Tabs.Root
      value={current}
      onValueChange={setCurrent}
      className={clsx(styles.gallery, className)}
    >
      <div className={styles.stage}>
        {images.map((image, index) => (
          <Tabs.Content
            key={image.src}
            value={String(index)}
            tabIndex={-1}
            className={styles.panel}
            aria-label={fillText(text.galleryImage, { index: index + 1, total: images.length })}
          >
            <GalleryPicture image={image} eager={priority && index === 0} />
          </Tabs.Content>
        ))}
        <IconButton
          variant="secondary"
          label={text.galleryZoom}
          className={styles.zoom}
          data-print="hidden"
          onClick={() => setEnlarged(true)}
        >
          <Maximize2 aria-hidden="true" />
        </IconButton>
      </div>
      {images.length > 1 && (
        <Tabs.List
          aria-label={`${label}: ${text.galleryThumbnails}`}
          className={styles.thumbs}
          data-print="hidden"
        >
          {images.map((image, index) => (
            <Tabs.Trigger
              key={image.src}
              value={String(index)}
              className={styles.thumb}
              aria-label={fillText(text.galleryImage, { index: index + 1, total: images.length })}
            >
              <Thumbnail image={image} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      )}
      <Dialog open={enlarged} onOpenChange={setEnlarged} title={label} size="lg">
        <GalleryPicture image={shown} eager />
      </Dialog>
    </Tabs.Root>
  );
}

function Thumbnail({ image }: { image: GalleryImage }) {
  const { thumbnail, sources } = image;
  return (
    <picture>
      {!thumbnail &&
        sources?.map((source) => <source key={source.type} {...source} sizes="96px" />)}
      <img
        src={thumbnail ?? image.src}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function GalleryPicture({ image, eager }: { image: GalleryImage; eager: boolean }) {
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
