import type { GalleryFields } from '../api/content-fields';
import type { EntryOf } from '../api/use-content';

/** A picture of the gallery. */
export type GalleryPicture = EntryOf<GalleryFields>;
