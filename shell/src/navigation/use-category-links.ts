import type { CategoryView } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { onServer } from '@solar/mfe-kit/render/render-scope';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';
import { DESKTOP_CATEGORIES, MOBILE_CATEGORIES, type MenuLink } from './menu-links';

/** A category of a menu, translated. */
export interface CategoryLink {
  to: string;
  label: string;
  text: string;
  pictureUrl?: string | undefined;
}

type Where = 'desktop' | 'mobile';

const FALLBACK: Record<Where, readonly MenuLink[]> = {
  desktop: DESKTOP_CATEGORIES,
  mobile: MOBILE_CATEGORIES,
};

/** The product categories of a menu: those the catalogue marks for it, else the ones known beforehand. */
export function useCategoryLinks(where: Where): CategoryLink[] {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const settled = useAfterFirstPaint();
  const { data } = useQuery({
    queryKey: ['/api/catalog/categories'],
    queryFn: ({ signal }) =>
      http.get<{ items: CategoryView[] }>('/api/catalog/categories', { signal }),
    enabled: settled || onServer,
  });
  const listed = data?.items.filter((category) =>
    where === 'desktop' ? category.showInDesktopMenu : category.showInMobileMenu,
  );
  if (listed?.length) {
    return listed.map(({ slug, name, description, pictureUrl }) => ({
      to: `/products/category/${slug}`,
      label: localized(name),
      text: localized(description),
      pictureUrl,
    }));
  }
  return FALLBACK[where].map(({ to, labelKey, textKey }) => ({
    to,
    label: t(labelKey),
    text: textKey ? t(textKey) : '',
  }));
}
