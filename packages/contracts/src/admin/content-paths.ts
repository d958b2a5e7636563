import type { ContentKind } from './content-fields';

/** Addresses of pages whose whole content the editors keep. */
const FIXED_PATHS = [
  '/about',
  '/about/group',
  '/about/team',
  '/about/history',
  '/about/certifications',
  '/csr',
  '/csr/environment',
  '/csr/governance',
  '/csr/community',
  '/csr/innovation',
  '/csr/circular-economy',
  '/csr/sustainability',
  '/csr/transparency',
  '/resources',
  '/resources/guides',
  '/resources/gallery',
  '/resources/webinars',
  '/resources/press',
  '/documentation',
  '/downloads',
  '/fusionsolar-app',
  '/careers',
  '/help',
  '/legal/terms',
  '/legal/returns',
  '/legal/warranty',
  '/legal/privacy',
  '/legal/cookies',
];

/** The same with the slug of each page: its address with dashes. */
export const FIXED_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  FIXED_PATHS.map((path) => [path, path.slice(1).replaceAll('/', '-')]),
);

/** Kinds of content whose entries have a page each, and what stands before their slug. */
export const ENTRY_PATHS = {
  pages: '/pages',
  projects: '/projects',
  'blog-posts': '/blog',
  services: '/services',
} as const satisfies Partial<Record<ContentKind, string>>;
export type PagedContentKind = keyof typeof ENTRY_PATHS;
export const PAGED_CONTENT_KINDS = Object.keys(ENTRY_PATHS) as PagedContentKind[];

/** Whether the entries of a kind have a page each. */
export function isPagedKind(kind: ContentKind): kind is PagedContentKind {
  return kind in ENTRY_PATHS;
}

const FIXED_BY_SLUG = new Map(Object.entries(FIXED_PAGES).map(([path, slug]) => [slug, path]));

/** Path of an entry's page, without a language: a built-in page has an address of its own as long as it keeps its slug. */
export function contentPath(kind: PagedContentKind, slug: string): string {
  const fixed = kind === 'pages' ? FIXED_BY_SLUG.get(slug) : undefined;
  return fixed ?? `${ENTRY_PATHS[kind]}/${slug}`;
}

/** The path that a built-in page has from the start, however it is called now; undefined for the pages that editors added. */
export function builtInPath(slug: string, formerSlugs: readonly string[] = []): string | undefined {
  return [slug, ...formerSlugs].map((one) => FIXED_BY_SLUG.get(one)).find(Boolean);
}
