import { FIXED_PAGES } from '@solar/contracts/admin/content-paths';
import { pageOf } from '@solar/mfe-kit/remote/remote-contract';
import type { RouteObject } from 'react-router';

const newsletter = () => import(/* webpackChunkName: "contact" */ './newsletter/newsletter.route');

/** Lists share a chunk with their pages, and pages with their texts: each chunk more is named in the first scripts of every page. */
const careers = () => import(/* webpackChunkName: "contact" */ './careers/careers.route');
/** A page of the editors with a layout of its own. */
const CAREERS = '/careers';

const contentPage = (slug?: string) => () =>
  import(/* webpackChunkName: "content-page" */ './content-page/content.route').then(
    ({ loadPage }) => loadPage(slug),
  );

const contentPages = Object.entries(FIXED_PAGES)
  .filter(([path]) => path !== CAREERS)
  .map(([path, slug]): RouteObject => ({
    path,
    handle: pageOf('shell/content-page'),
    lazy: contentPage(slug),
  }));

/** The shell's own pages besides home. Pages that editors add themselves answer under /pages/{slug}. */
export const editorialRoutes: RouteObject[] = [
  ...contentPages,
  {
    path: '/pages/:slug',
    lazy: contentPage(),
    handle: pageOf('shell/content-page'),
  },
  {
    path: '/services',
    lazy: () => import(/* webpackChunkName: "services" */ './services/services.route'),
    handle: pageOf('shell/services'),
  },
  {
    path: '/services/:slug',
    lazy: () => import(/* webpackChunkName: "services" */ './services/service.route'),
    handle: pageOf('shell/services'),
  },
  {
    path: '/projects',
    lazy: () =>
      import(/* webpackChunkName: "projects" */ './projects/projects.route').then(
        ({ loadProjects }) => loadProjects(),
      ),
    handle: pageOf('shell/projects'),
  },
  {
    path: '/projects/:slug',
    lazy: () =>
      import(/* webpackChunkName: "projects" */ './projects/project.route').then(
        ({ loadProject }) => loadProject(),
      ),
    handle: pageOf('shell/projects'),
  },
  {
    path: '/blog',
    lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog.route'),
    handle: pageOf('shell/blog'),
  },
  {
    path: '/blog/:slug',
    lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog-post.route'),
    handle: pageOf('shell/blog'),
  },
  {
    path: '/faq',
    lazy: () =>
      import(/* webpackChunkName: "contact" */ './faq/faq.route').then(({ loadFaq }) => loadFaq()),
    handle: pageOf('shell/contact'),
  },
  {
    path: '/contact',
    lazy: () =>
      import(/* webpackChunkName: "contact" */ './contact/contact.route').then(({ loadContact }) =>
        loadContact(),
      ),
    handle: pageOf('shell/contact'),
  },
  {
    path: CAREERS,
    lazy: () => careers().then(({ loadCareers }) => loadCareers()),
    handle: pageOf('shell/contact'),
  },
  {
    path: '/careers/apply/:slug',
    lazy: () => careers().then(({ loadApply }) => loadApply()),
  },
  {
    path: '/preview/:token',
    lazy: () => import('./preview/preview.route').then(({ loadPreview }) => loadPreview()),
  },
  {
    path: '/newsletter/confirm',
    lazy: () => newsletter().then(({ loadConfirm }) => loadConfirm()),
  },
  {
    path: '/newsletter/unsubscribe',
    lazy: () => newsletter().then(({ loadUnsubscribe }) => loadUnsubscribe()),
  },
];
