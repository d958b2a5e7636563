import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';

/** Title and description of an entry's page: the editor's own, else title and excerpt. */
export function useEntryMeta(
  entry: Pick<ContentEntry, 'title' | 'excerpt' | 'metaTitle' | 'metaDescription'>,
  jsonLd?: object,
): void {
  const localized = useLocalized();
  usePageMeta({
    title: localized(entry.metaTitle) || localized(entry.title),
    description: localized(entry.metaDescription) || localized(entry.excerpt),
    jsonLd,
  });
}
