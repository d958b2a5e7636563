import { breadcrumbsJsonLd } from '@solar/mfe-kit/page/breadcrumbs-json-ld';
import { usePageMeta, type PageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useTranslation } from 'react-i18next';

/** Head of a page of the site below home, with the way to it. */
export function useListMeta({ jsonLd, ...meta }: PageMeta): void {
  const { t } = useTranslation('shell');
  const way = breadcrumbsJsonLd([{ label: t('home.crumb'), href: '/' }, { label: meta.title }]);
  usePageMeta({ ...meta, jsonLd: [...[jsonLd ?? []].flat(), way] });
}
