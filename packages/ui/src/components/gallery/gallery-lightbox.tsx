import { Dialog } from '../dialog/dialog';
import { GalleryPicture, type GalleryImage } from './gallery-picture';

export interface GalleryLightboxProps {
  image: GalleryImage;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One picture of a gallery, as large as the screen allows. */
export function GalleryLightbox({ image, label, open, onOpenChange }: GalleryLightboxProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} size="lg">
      <GalleryPicture image={image} eager />
    </Dialog>
  );
}
