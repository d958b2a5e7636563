import type { PublicSettings } from '@solar/contracts/admin/site-http';
import type { DataTag, UseQueryOptions } from '@tanstack/react-query';

type SettingsKey = DataTag<readonly string[], PublicSettings>;

/**
 * The company's public settings (name, currency, hours, texts of home): one entry of the cache for the shell and all remotes, which the
 * server fills with the document. Who changes settings invalidates its key. Written out, because the page shares no `queryOptions`.
 */
export const siteSettingsQuery: UseQueryOptions<PublicSettings> & { queryKey: SettingsKey } = {
  queryKey: ['/api/content/settings'] as readonly string[] as SettingsKey,
};
