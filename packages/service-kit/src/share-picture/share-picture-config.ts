import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Variables of a service that draws pictures of link previews. */
export const sharePictureConfig = {
  /** Folder of pictures and uploads. */
  MEDIA_DIR: z.string().default('.local/media'),
  /** Folder of drawn pictures; what is in it can be drawn again. */
  SHARE_PICTURE_DIR: z.string().default(join(tmpdir(), 'solar-share-pictures')),
};
