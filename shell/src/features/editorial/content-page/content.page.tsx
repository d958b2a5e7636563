import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { MENU_LINKS } from '../../../navigation/menu-links';
import { MENUS } from '../../../navigation/menus';
import { useContentEntry, type EntryOf } from '../api/use-content';
import { ArticleLayout, type Crumb } from '../components/article-layout';
import { EntryQuery } from '../components/entry-query';
import { useEntryMeta } from '../meta/use-entry-meta';
import styles from './content-page.module.css';

type PageEntry = EntryOf<Record<string, unknown>>;

/** A page that editors keep. */
export function ContentPage({ slug }: { slug: string }) {
  const query = useContentEntry<Record<string, unknown>>('pages', slug);
  return <EntryQuery query={query}>{(entry) => <LoadedPage entry={entry} />}</EntryQuery>;
}

function LoadedPage({ entry }: { entry: PageEntry }) {
  const { pathname } = useLocation();
  const crumbs = useSectionCrumbs(pathname);
  useEntryMeta(entry, { crumbs });
  return (
    <ArticleLayout entry={entry} crumbs={crumbs} aside={<SectionLinks pathname={pathname} />} />
  );
}

/** The section that a page belongs to, such as CSR. */
function sectionOf(pathname: string) {
  return MENUS.find(({ id }) => MENU_LINKS[id].some(({ to }) => to === pathname));
}

function useSectionCrumbs(pathname: string): Crumb[] {
  const { t } = useTranslation('shell');
  const section = sectionOf(pathname);
  if (!section || section.to === pathname) return [];
  return [{ label: t(section.labelKey), href: section.to }];
}

function SectionLinks({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell');
  const section = sectionOf(pathname) ?? MENUS.find(({ to }) => to === pathname);
  if (!section) return null;
  return (
    <nav className={styles.section} aria-label={t(section.labelKey)}>
      <ul className={styles.links}>
        {MENU_LINKS[section.id].map(({ to, labelKey }) => (
          <li key={to}>
            <Link
              className={styles.link}
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
            >
              {t(labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
