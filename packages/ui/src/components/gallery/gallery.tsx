import { clsx } from 'clsx';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { fillText, useUiDirection, useUiText } from '../ui-text/ui-text';
import { GalleryPicture, type GalleryImage } from './gallery-picture';
import styles from './gallery.module.css';

const GalleryLightbox = lazy(() =>
  import('./gallery-lightbox').then((module) => ({ default: module.GalleryLightbox })),
);

export interface GalleryProps {
  images: readonly GalleryImage[];
  /** Names the gallery: the product's name. */
  label: string;
  /** The first picture is the largest paint of the page: fetch it early. */
  priority?: boolean;
  /** Another way to look at the thing, after the pictures. */
  view?: { label: string; icon: ReactNode; content: ReactNode } | undefined;
  className?: string;
}

const VIEW = 'view';

/** A large picture with its siblings below. Arrow keys change it, the corner button enlarges it. */
export function Gallery({ images, label, priority = false, view, className }: GalleryProps) {
  const text = useUiText();
  const direction = useUiDirection();
  const [current, setCurrent] = useState('0');
  const [enlarged, setEnlarged] = useState(false);
  /** The layer and all that it stands on is fetched when it is first asked for. */
  const [opened, setOpened] = useState(false);
  const shown = images[Number(current)] ?? images[0];
  if (!shown) return null;
  return (
    <Tabs.Root
      dir={direction}
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
        {view && (
          <Tabs.Content value={VIEW} tabIndex={-1} className={styles.panel} aria-label={view.label}>
            {view.content}
          </Tabs.Content>
        )}
        {current !== VIEW && (
          <IconButton
            variant="secondary"
            label={text.galleryZoom}
            className={styles.zoom}
            data-print="hidden"
            onClick={() => {
              setOpened(true);
              setEnlarged(true);
            }}
          >
            <Maximize2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {(images.length > 1 || view) && (
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
          {view && (
            <Tabs.Trigger value={VIEW} className={styles.thumb} aria-label={view.label}>
              <span className={styles.view}>{view.icon}</span>
            </Tabs.Trigger>
          )}
        </Tabs.List>
      )}
      {opened && (
        <Suspense fallback={null}>
          <GalleryLightbox image={shown} label={label} open={enlarged} onOpenChange={setEnlarged} />
        </Suspense>
      )}
    </Tabs.Root>
  );
}

function Thumbnail({ image }: { image: GalleryImage }) {
  const { thumbnail, sources } = image;
  return (
    <picture>
      {!thumbnail &&
        sources?.map((source) => <source key={source.type} {...source} sizes="72px" />)}
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
