import { z } from 'zod';
import { serviceConfigSchema } from '@solar/service-kit/config/service-config';
import { sharePictureConfig } from '@solar/service-kit/share-picture/share-picture-config';

export const catalogConfig = serviceConfigSchema.extend({
  ...sharePictureConfig,
  /** How often a replica looks into the change log for changes whose signal was lost. */
  INDEX_CATCH_UP_MS: z.coerce.number().int().min(20).max(3_600_000).default(30_000),
});
export type CatalogConfig = z.infer<typeof catalogConfig>;
