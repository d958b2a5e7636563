import { DEFAULT_COMPANY, type Company } from '@solar/contracts/admin/default-company';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { onServer } from '@solar/mfe-kit/render/render-scope';
import { useQuery } from '@tanstack/react-query';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';

type Described = Partial<
  Pick<PublicSettings, 'metaTitle' | 'metaDescription' | 'siteDescription' | 'demoBanner' | 'home'>
>;

/** The company's public settings; how the site describes itself is known once they have arrived. */
export function useSiteSettings(): Company & Described {
  const settled = useAfterFirstPaint();
  const { data } = useQuery({ ...siteSettingsQuery, enabled: settled || onServer });
  return data ?? DEFAULT_COMPANY;
}
