import type { PlacedPage } from '../content/content.repository';

/** Pages in such an order that each comes after the one that it stands below; those below the same one keep their order. */
export function topFirst(pages: readonly PlacedPage[]): PlacedPage[] {
  const ids = new Set(pages.map(({ _id }) => _id));
  const below = new Map<string | null, PlacedPage[]>();
  for (const page of pages) {
    const parent = page.fields['parentId'];
    const place = typeof parent === 'string' && ids.has(parent) ? parent : null;
    const siblings = below.get(place);
    if (siblings) siblings.push(page);
    else below.set(place, [page]);
  }
  const sorted = [...(below.get(null) ?? [])];
  for (const page of sorted) sorted.push(...(below.get(page._id) ?? []));
  return sorted;
}
