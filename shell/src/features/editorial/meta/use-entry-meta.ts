import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { sharePicturePath } from '@solar/contracts/common/share-picture';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';
import { addressIn } from '@solar/mfe-kit/i18n/language-address';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { breadcrumbsJsonLd, type PageCrumb } from '@solar/mfe-kit/page/breadcrumbs-json-ld';
import { useMovedTo } from '@solar/mfe-kit/page/use-moved-to';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { siteOrigin } from '@solar/mfe-kit/render/render-scope';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSiteSettings } from '../../../navigation/use-site-settings';
import type { EntryContext } from './entry-json-ld';

type Described = Pick<
  ContentEntry,
  'kind' | 'slug' | 'path' | 'title' | 'excerpt' | 'metaTitle' | 'metaDescription' | 'updatedAt'
>;

interface EntryMeta {
  /** From home, which is added, to the page's parent. */
  crumbs: readonly PageCrumb[];
  type?: 'article';
  jsonLd?: (context: EntryContext) => object;
}

/**
 * Head of an entry's page: the editor's own title and description, else those of the text. An address that the entry had
 * before leads to the one that it has now.
 */
export function useEntryMeta(entry: Described, { crumbs, type, jsonLd }: EntryMeta): void {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const { pathname } = useLocation();
  const { siteName } = useSiteSettings();
  const title = localized(entry.title);
  const path = entry.path ?? pathname;
  useMovedTo(path === pathname ? undefined : path);
  const language = currentLanguage();
  const picture = sharePicturePath(
    `/api/content/${entry.kind}/${entry.slug}`,
    language,
    entry.updatedAt,
  );
  const origin = siteOrigin();
  const way = breadcrumbsJsonLd([
    { label: t('home.crumb'), href: '/' },
    ...crumbs,
    { label: title },
  ]);
  const context: EntryContext = {
    localized,
    language,
    siteName,
    origin,
    url: origin + addressIn(language, path),
    image: origin + picture,
  };
  usePageMeta({
    title: localized(entry.metaTitle) || title,
    description: localized(entry.metaDescription) || localized(entry.excerpt),
    canonicalPath: path,
    image: { path: picture, alt: title },
    ...(type ? { type } : {}),
    jsonLd: jsonLd ? [jsonLd(context), way] : way,
  });
}
