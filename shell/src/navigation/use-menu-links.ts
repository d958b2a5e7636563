import type { ShownLink, ShownMenus } from '@solar/contracts/admin/menus-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';
import { onServer } from '@solar/mfe-kit/render/render-scope';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MenuLink } from './menu-links';

/** A link of a menu, translated. */
export interface TranslatedLink {
  to: string;
  label: string;
  text: string;
  isNew: boolean;
}

type Menus = ShownMenus['menus'];

/** Links of a menu: what editors made of it, else the built-in ones, also while the service has not answered. */
export function useMenuLinks(
  id: string,
  builtIn: readonly MenuLink[],
  where: 'desktop' | 'mobile' = 'desktop',
): TranslatedLink[] {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const part = id === 'footer' || id === 'legal' ? 'footer' : 'header';
  const links = useShownMenus(part)?.[id as keyof Menus];
  if (!links) {
    return builtIn.map(({ to, labelKey, textKey, isNew = false }) => ({
      to,
      label: t(labelKey),
      text: textKey ? t(textKey) : '',
      isNew,
    }));
  }
  const fits = ({ place }: ShownLink) => place === 'everywhere' || place === where;
  return links.filter(fits).map(({ to, label, text, isNew }) => ({
    to,
    label: localized(label),
    text: localized(text),
    isNew,
  }));
}

function useShownMenus(part: 'header' | 'footer'): Menus | undefined {
  const settled = useAfterFirstPaint();
  const url = '/api/content/menus';
  const { data } = useQuery({
    queryKey: [url, part],
    queryFn: ({ signal }) => http.get<ShownMenus>(url, { params: { part }, signal }),
    enabled: settled || onServer,
  });
  return data?.menus;
}
