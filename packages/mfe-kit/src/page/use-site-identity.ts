import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { useQueryClient } from '@tanstack/react-query';

const DEFAULT_IMAGE = '/images/site/hero-dusk.jpg';

/** The site's name and the picture of its pages that have none: as the settings say once they are there. */
export function useSiteIdentity(): { name: string; image: string } {
  const settings = useQueryClient().getQueryData<PublicSettings>(['/api/content/settings']);
  return {
    name: settings?.siteName ?? DEFAULT_COMPANY.siteName,
    image: settings?.ogImage || DEFAULT_IMAGE,
  };
}
