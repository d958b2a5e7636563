import type { ContentKind } from './content-http';

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

/**
 * Path of an entry's page, without a language. A page at a fixed address stays there when its slug changes, which
 * `formerSlugs` says.
 */
export function contentPath(
  kind: PagedContentKind,
  slug: string,
  formerSlugs: readonly string[] = [],
): string {
  const fixed = [slug, ...formerSlugs].map((one) => FIXED_BY_SLUG.get(one)).find(Boolean);
  return kind === 'pages' && fixed ? fixed : `${ENTRY_PATHS[kind]}/${slug}`;
}
