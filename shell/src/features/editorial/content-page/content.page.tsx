import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MENU_LINKS } from '../../../navigation/menu-links';
import { useMenuLinks } from '../../../navigation/use-menu-links';
import { MENUS, type Menu } from '../../../navigation/menus';
import type { PageFields } from '../api/content-fields';
import { useContentEntry, type EntryOf } from '../api/use-content';
import { PageCollection } from '../collections/page-collection';
import { PageFigures } from '../collections/page-figures';
import { ArticleLayout, type Crumb } from '../components/article-layout';
import { EntryQuery } from '../components/entry-query';
import { SideLinks } from '../components/side-links';
import { useTextSections } from '../components/text-sections';
import { useEntryMeta } from '../meta/use-entry-meta';

/** Lists that their pages are about: they come before the text. */
const LEADING: ReadonlySet<PageFields['collection']> = new Set([
  'team',
  'certificates',
  'datasheets',
  'downloads',
]);

/** Pages whose sections are dates, and pages whose sections are ways to other pages. */
const BODY_LAYOUTS: Readonly<Record<string, 'timeline' | 'tiles'>> = {
  '/about/history': 'timeline',
  '/resources': 'tiles',
  '/help': 'tiles',
};

export type PageEntry = EntryOf<PageFields>;

/** Built-in pages with a layout of their own, wherever an editor has moved them. */
const OWN_LAYOUTS: Readonly<Record<string, ComponentType<{ entry: PageEntry }>>> = {
  '/careers': lazyPart('shell/contact', async () => {
    const { loadCareersPart } = await import(
      /* webpackChunkName: "contact" */ '../careers/careers.route'
    );
    return loadCareersPart();
  }),
};

/** Stands beside a page of no section whose editor wants a column of links. */
const RESOURCES = MENUS.find(({ id }) => id === 'resources');

/** A page that editors keep. */
export function ContentPage({ slug }: { slug: string }) {
  const query = useContentEntry<PageFields>('pages', slug);
  return (
    <EntryQuery query={query}>
      {(entry) => {
        const Page = OWN_LAYOUTS[entry.builtIn ?? ''] ?? LoadedPage;
        return <Page entry={entry} />;
      }}
    </EntryQuery>
  );
}

/** A page that has arrived. */
export function LoadedPage({ entry }: { entry: PageEntry }) {
  const { pathname: address } = useLocation();
  // A page that has moved stays in its section.
  const pathname = entry.builtIn ?? address;
  const crumbs = useSectionCrumbs(pathname);
  useEntryMeta(entry, { crumbs });
  const sections = useTextSections(entry);
  const { template, collection, figures = [] } = entry.fields;
  const section = sectionAround(pathname) ?? (template === 'sidebar' ? RESOURCES : undefined);
  const isWide = template === 'full-width' || collection === 'gallery';
  const isLead = LEADING.has(collection);
  const list = <PageCollection collection={collection} />;
  return (
    <ArticleLayout
      entry={entry}
      crumbs={crumbs}
      wide={isWide}
      aside={!isWide && (section ? <SectionLinks section={section} /> : sections)}
      anchored
      bodyLayout={BODY_LAYOUTS[pathname]}
      figures={figures.length > 0 && <PageFigures figures={figures} />}
      pictureBeside={figures.length > 0 || collection !== 'none'}
      lead={isLead && list}
    >
      {!isLead && list}
    </ArticleLayout>
  );
}

/** The section that a page belongs to, such as CSR. */
function sectionOf(pathname: string) {
  return MENUS.find(({ id }) => MENU_LINKS[id].some(({ to }) => to === pathname));
}

/** The section whose links stand beside a page. */
function sectionAround(pathname: string): Menu | undefined {
  return sectionOf(pathname) ?? MENUS.find(({ to }) => to === pathname);
}

function useSectionCrumbs(pathname: string): Crumb[] {
  const { t } = useTranslation('shell');
  const section = sectionOf(pathname);
  // The page that has the section's name is not below it.
  if (!section || [section.to, `/${section.id}`].includes(pathname)) return [];
  return [{ label: t(section.labelKey), href: section.to }];
}

function SectionLinks({ section }: { section: Menu }) {
  const { t } = useTranslation('shell');
  const links = useMenuLinks(section.id, MENU_LINKS[section.id]);
  return <SideLinks label={t(section.labelKey)} links={links} narrow="list" />;
}
