import type { HomeSectionId } from '@solar/contracts/admin/home-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useSiteSettings } from '../../navigation/use-site-settings';

/** A section of the front page: its texts and picture as editors made them, else the built-in ones below `prefix`. */
export function useHomeSection(id: HomeSectionId, t: (key: string) => string, prefix: string) {
  const localized = useLocalized();
  const section = useSiteSettings().home?.find((one) => one.id === id);
  return {
    text: (key: string) => {
      const own = section?.texts.find((one) => one.key === key);
      return own ? localized(own.text) : t(`${prefix}.${key}`);
    },
    picture: section?.picture,
  };
}
