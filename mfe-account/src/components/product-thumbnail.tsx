import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';

interface ProductThumbnailProps {
  /** None for a product without pictures. */
  url: string | null | undefined;
  /** Pixels of the page, wide and high. */
  size: number;
  className: string | undefined;
}

/** A product's picture beside its name, so empty for screen readers. */
export function ProductThumbnail({ url, size, className }: ProductThumbnailProps) {
  if (!url) return <PicturePlaceholder className={className} />;
  return <img src={url} alt="" width={size} height={size} loading="lazy" className={className} />;
}
