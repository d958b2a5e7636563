import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Dialog } from '@solar/ui/dialog/dialog';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentPicture } from '../components/content-picture';
import type { GalleryPicture } from './gallery-picture';
import styles from './picture-gallery.module.css';
import { ResourceLink } from './resource-link';

interface PictureLightboxProps {
  pictures: readonly GalleryPicture[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time; arrow keys and buttons lead on, and round from the last to the first. */
export function PictureLightbox({ pictures, at, onMove, onClose }: PictureLightboxProps) {
  const { t } = useTranslation('collections');
  const localized = useLocalized();
  const next = useRef<HTMLButtonElement>(null);
  const picture = pictures[at];
  const total = pictures.length;
  const step = (by: number) => onMove((at + by + total) % total);
  useArrowKeys(step);
  if (!picture) return null;
  return (
    <Dialog
      open
      size="lg"
      title={localized(picture.title)}
      firstFocus={next}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.large}>
        <ContentPicture key={picture.id} image={picture.image} eager />
        <div className={styles.bar}>
          <ResourceLink url={picture.fields.url}>
            {picture.fields.url && t('collections.gallery.more')}
          </ResourceLink>
          <div className={styles.steps}>
            <span aria-live="polite">{t('collections.gallery.place', { at: at + 1, total })}</span>
            <IconButton
              variant="secondary"
              label={t('collections.gallery.previous')}
              onClick={() => step(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              ref={next}
              variant="secondary"
              label={t('collections.gallery.next')}
              onClick={() => step(1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Wherever the focus is in the dialog. */
function useArrowKeys(step: (by: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
