import type { ContentKind } from './content-http';

/** Pages whose whole content the editors keep at a fixed address: path → slug of the page. */
export const FIXED_PAGES: Readonly<Record<string, string>> = {
  '/about': 'about',
  '/about/group': 'about-group',
  '/about/team': 'about-team',
  '/about/history': 'about-history',
  '/about/certifications': 'about-certifications',
  '/csr': 'csr',
  '/csr/environment': 'csr-environment',
  '/csr/governance': 'csr-governance',
  '/csr/community': 'csr-community',
  '/csr/innovation': 'csr-innovation',
  '/csr/circular-economy': 'csr-circular-economy',
  '/csr/sustainability': 'csr-sustainability',
  '/csr/transparency': 'csr-transparency',
  '/resources': 'resources',
  '/resources/webinars': 'resources-webinars',
  '/resources/press': 'resources-press',
  '/documentation': 'documentation',
  '/downloads': 'downloads',
  '/fusionsolar-app': 'fusionsolar-app',
  '/careers': 'careers',
  '/help': 'help',
  '/legal/terms': 'legal-terms',
  '/legal/returns': 'legal-returns',
  '/legal/warranty': 'legal-warranty',
  '/legal/privacy': 'legal-privacy',
  '/legal/cookies': 'legal-cookies',
};

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
