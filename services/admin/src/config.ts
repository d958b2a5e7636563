import { serviceConfigSchema } from '@solar/service-kit/config/service-config';
import { sharePictureConfig } from '@solar/service-kit/share-picture/share-picture-config';
import { z } from 'zod';

/** Environment of the admin service. */
export const adminConfig = serviceConfigSchema.extend({
  ...sharePictureConfig,
  /** Hosts that /api/proxy-image may fetch from, separated by commas; none by default. */
  IMAGE_PROXY_HOSTS: z.string().default(''),
  /** Folder of the backups, of which the page of the system's status says when the last one was made. */
  BACKUP_DIR: z.string().optional(),
});
export type AdminConfig = z.infer<typeof adminConfig>;
