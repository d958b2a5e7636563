import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { breadcrumbsJsonLd, type PageCrumb } from '@solar/mfe-kit/page/breadcrumbs-json-ld';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useTranslation } from 'react-i18next';

/**
 * Title and description of an entry's page: the editor's own, else title and excerpt. `crumbs` lead from home, which is
 * added, to the page's parent.
 */
export function useEntryMeta(
  entry: Pick<ContentEntry, 'title' | 'excerpt' | 'image' | 'metaTitle' | 'metaDescription'>,
  crumbs: readonly PageCrumb[],
  jsonLd?: object,
): void {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const title = localized(entry.title);
  const way = breadcrumbsJsonLd([
    { label: t('home.crumb'), href: '/' },
    ...crumbs,
    { label: title },
  ]);
  usePageMeta({
    title: localized(entry.metaTitle) || title,
    description: localized(entry.metaDescription) || localized(entry.excerpt),
    jsonLd: jsonLd ? [jsonLd, way] : way,
  });
}
