import type { RouteObject } from 'react-router';

/** Pages whose whole content the editors keep: path → slug of the page. */
export const CONTENT_PAGES: Readonly<Record<string, string>> = {
  '/about': 'about',
  '/about/group': 'about-group',
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
  '/documentation': 'documentation',
  '/downloads': 'downloads',
  '/fusionsolar-app': 'fusionsolar-app',
  '/careers': 'careers',
  '/help': 'help',
  '/legal/terms': 'legal-terms',
  '/legal/privacy': 'legal-privacy',
  '/legal/cookies': 'legal-cookies',
};

const contentPages = Object.entries(CONTENT_PAGES).map(([path, slug]): RouteObject => ({
  path,
  lazy: async () => {
    const { ContentPage } = await import('./content-page/content.page');
    return { Component: () => <ContentPage key={slug} slug={slug} /> };
  },
}));

/** The shell's own pages besides home. Pages that editors add themselves answer under /pages/{slug}. */
export const editorialRoutes: RouteObject[] = [
  ...contentPages,
  { path: '/pages/:slug', lazy: () => import('./content-page/content.route') },
  { path: '/services', lazy: () => import('./services/services.route') },
  { path: '/services/:slug', lazy: () => import('./services/service.route') },
  { path: '/projects', lazy: () => import('./projects/projects.route') },
  { path: '/projects/:slug', lazy: () => import('./projects/project.route') },
  { path: '/blog', lazy: () => import('./blog/blog.route') },
  { path: '/blog/:slug', lazy: () => import('./blog/blog-post.route') },
  { path: '/faq', lazy: () => import('./faq/faq.route') },
  { path: '/contact', lazy: () => import('./contact/contact.route') },
  { path: '/newsletter/confirm', lazy: () => import('./newsletter/confirm.route') },
  { path: '/newsletter/unsubscribe', lazy: () => import('./newsletter/unsubscribe.route') },
];
