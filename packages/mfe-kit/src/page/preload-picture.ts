import { preload } from 'react-dom';

/** A picture in its best format, as the page shows it. */
export interface PreloadedPicture {
  /** For browsers that know no sets. */
  src: string;
  source: { type: string; srcSet: string; sizes: string };
}

/**
 * Asks for the picture that a page shows first from the head of its document, before the style sheets and the page's own HTML
 * are read. A browser that doesn't know the format leaves it. To be called while rendering.
 */
export function preloadPicture({ src, source }: PreloadedPicture): void {
  preload(src, {
    as: 'image',
    type: source.type,
    imageSrcSet: source.srcSet,
    imageSizes: source.sizes,
    fetchPriority: 'high',
  });
}
