import { z } from 'zod';
import { serviceConfigSchema } from '@solar/service-kit/config/service-config';

export const catalogConfig = serviceConfigSchema.extend({
  /** How often a replica looks for changes of the catalogue; a change is seen everywhere within a second. */
  INDEX_POLL_MS: z.coerce.number().int().min(20).max(1_000).default(250),
});
export type CatalogConfig = z.infer<typeof catalogConfig>;
