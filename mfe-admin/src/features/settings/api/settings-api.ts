import {
  siteSettingsSchema,
  type SiteSettings,
  type UpdateSiteSettings,
} from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/settings';

/** All settings with their version. */
export function useSettings() {
  return useQuery<SiteSettings>({
    queryKey: [URL],
    queryFn: ({ signal }) => http.get(URL, { signal, schema: siteSettingsSchema }),
  });
}

/** Saves all settings; refused when somebody else saved since. */
export function useSaveSettings(success: string) {
  return useApiMutation<UpdateSiteSettings, SiteSettings>({
    mutationFn: (settings) => http.put(URL, settings, { schema: siteSettingsSchema }),
    invalidates: [[URL], siteSettingsQuery.queryKey],
    success,
    failure: null,
  });
}
