import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { queryOptions } from '@tanstack/react-query';

/**
 * The company's public settings (name, currency, hours, texts of home): one entry of the cache for the shell and all remotes, which the
 * server fills with the document. Who changes settings invalidates its key.
 */
export const siteSettingsQuery = queryOptions<PublicSettings>({
  queryKey: ['/api/content/settings'],
});
