import { builtInPath } from '@solar/contracts/admin/content-paths';
import type { MenuId, ShownLink, ShownMenus } from '@solar/contracts/admin/menus-http';
import type { PlacedPage } from '../content/content.repository';
import type { ContentDoc } from '../content/content.schema';
import { pathOf } from '../content/content.presenter';
import type { MenusDoc } from './menus.schema';

type Listed = Pick<
  ContentDoc,
  '_id' | 'kind' | 'slug' | 'formerSlugs' | 'title' | 'excerpt' | 'fields'
>;

/** What the menus follow. */
export interface MenuPages {
  /** Services and pages that are marked for the menu. */
  marked: readonly Listed[];
  /** The pages above those. */
  above?: readonly PlacedPage[];
  /** Built-in addresses whose page has another one now, with that one. */
  moved?: ReadonlyMap<string, string>;
}

/** First part of the address of a section's page → its menu; every other page stands under resources. */
const SECTIONS: Readonly<Record<string, MenuId>> = {
  about: 'about',
  careers: 'about',
  csr: 'csr',
  projects: 'projects',
  services: 'services',
};

const TEXT_MAX = 120;

/**
 * The menus as pages show them: what editors made of them, else nothing, which leaves the built-in ones; services and pages that are marked
 * for the menu stand in it in any case, and a service's mark “new” with them. Links to a built-in page follow it to its new address.
 */
export function shownMenus(
  edited: MenusDoc['menus'],
  defaults: Readonly<Record<MenuId, readonly ShownLink[]>>,
  { marked, above = [], moved = new Map() }: MenuPages,
): ShownMenus['menus'] {
  const shown: ShownMenus['menus'] = {};
  for (const [id, links] of Object.entries(edited)) if (links) shown[id as MenuId] = [...links];
  follow(shown, defaults, moved);
  const byId = new Map([...above, ...marked].map((entry) => [entry._id, entry]));
  const services = marked.filter(({ kind }) => kind === 'services').map(linkOf);
  if (!shown.services && services.length > 0) shown.services = [];
  for (const link of services) place(shown.services, link);
  for (const page of marked.filter(({ kind }) => kind === 'pages')) {
    const id = sectionOf(page, byId);
    const link = linkOf(page);
    const known = shown[id] ?? defaults[id];
    if (known.some(({ to }) => to === link.to)) continue;
    shown[id] = [...known, link];
  }
  return shown;
}

/** Leads links to built-in pages that have moved to where they are now; a built-in menu with such a link is shown in its place. */
function follow(
  shown: ShownMenus['menus'],
  defaults: Readonly<Record<MenuId, readonly ShownLink[]>>,
  moved: ReadonlyMap<string, string>,
): void {
  for (const id of Object.keys(defaults) as MenuId[]) {
    const links = shown[id] ?? defaults[id];
    if (!links.some(({ to }) => moved.has(to))) continue;
    shown[id] = links.map((link) => ({ ...link, to: moved.get(link.to) ?? link.to }));
  }
}

/** Adds a link, or marks the one that is there. */
function place(links: ShownLink[] | undefined, link: ShownLink): void {
  const known = links?.find(({ to }) => to === link.to);
  if (!known) links?.push(link);
  else if (link.isNew) known.isNew = true;
}

function linkOf(entry: Listed): ShownLink {
  const { title, excerpt, fields } = entry;
  return {
    to: pathOf(entry) ?? '/',
    label: title,
    text: { en: excerpt.en.slice(0, TEXT_MAX), fr: excerpt.fr.slice(0, TEXT_MAX) },
    isNew: fields['isNew'] === true,
    place: 'everywhere',
  };
}

/** A page stands in the menu of the nearest page above it that has one. */
function sectionOf(page: PlacedPage, byId: ReadonlyMap<string, PlacedPage>): MenuId {
  const { slug, formerSlugs, fields } = page;
  const [, first = ''] = (builtInPath(slug, formerSlugs) ?? '').split('/');
  const above = byId.get(String(fields['parentId'] ?? ''));
  return SECTIONS[first] ?? (above ? sectionOf(above, byId) : 'resources');
}
