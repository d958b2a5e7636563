import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { sharePicturePath } from '@solar/contracts/common/share-picture';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { useQueryClient } from '@tanstack/react-query';

/**
 * The site's name, and the picture for link previews of pages that have none of their own: as the settings say once they
 * are there.
 */
export function useSiteIdentity(): { name: string; image: string } {
  const settings = useQueryClient().getQueryData(siteSettingsQuery.queryKey);
  const version = settings?.ogImage.slice(-VERSION_LENGTH) ?? '';
  return {
    name: settings?.siteName ?? DEFAULT_COMPANY.siteName,
    image: sharePicturePath('/api/content', currentLanguage(), version),
  };
}

/** The end of the picture's path distinguishes one from another. */
const VERSION_LENGTH = 40;
