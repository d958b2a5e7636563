import { FIXED_PAGES } from '@solar/contracts/admin/content-paths';
import { pageOf } from '@solar/mfe-kit/remote/remote-contract';
import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import type { RouteObject } from 'react-router';
import { withTexts } from './with-texts';

const contactTexts: LocaleLoaders = {
  en: () => import('./contact/locales/en.json'),
  fr: () => import('./contact/locales/fr.json'),
};
const newsletterTexts: LocaleLoaders = {
  en: () => import('./newsletter/locales/en.json'),
  fr: () => import('./newsletter/locales/fr.json'),
};
const projectTexts: LocaleLoaders = {
  en: () => import('./projects/locales/en.json'),
  fr: () => import('./projects/locales/fr.json'),
};

const contentPages = Object.entries(FIXED_PAGES).map(([path, slug]): RouteObject => ({
  path,
  handle: pageOf('shell/content-page'),
  lazy: async () => {
    const { ContentPage } = await import(
      /* webpackChunkName: "content-page" */ './content-page/content.page'
    );
    return { Component: () => <ContentPage key={slug} slug={slug} /> };
  },
}));

/** The shell's own pages besides home. Pages that editors add themselves answer under /pages/{slug}. */
export const editorialRoutes: RouteObject[] = [
  ...contentPages,
  {
    path: '/pages/:slug',
    lazy: () => import(/* webpackChunkName: "content-page" */ './content-page/content.route'),
    handle: pageOf('shell/content-page'),
  },
  {
    path: '/services',
    lazy: () => import(/* webpackChunkName: "services" */ './services/services.route'),
    handle: pageOf('shell/services'),
  },
  {
    path: '/services/:slug',
    lazy: () => import(/* webpackChunkName: "service" */ './services/service.route'),
    handle: pageOf('shell/service'),
  },
  {
    path: '/projects',
    lazy: withTexts(
      'projects',
      projectTexts,
      () => import(/* webpackChunkName: "projects" */ './projects/projects.route'),
    ),
    handle: pageOf('shell/projects'),
  },
  {
    path: '/projects/:slug',
    lazy: withTexts(
      'projects',
      projectTexts,
      () => import(/* webpackChunkName: "project" */ './projects/project.route'),
    ),
    handle: pageOf('shell/project'),
  },
  {
    path: '/blog',
    lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog.route'),
    handle: pageOf('shell/blog'),
  },
  {
    path: '/blog/:slug',
    lazy: () => import(/* webpackChunkName: "blog-post" */ './blog/blog-post.route'),
    handle: pageOf('shell/blog-post'),
  },
  {
    path: '/faq',
    lazy: () => import(/* webpackChunkName: "faq" */ './faq/faq.route'),
    handle: pageOf('shell/faq'),
  },
  {
    path: '/contact',
    lazy: withTexts(
      'contact',
      contactTexts,
      () => import(/* webpackChunkName: "contact" */ './contact/contact.route'),
    ),
    handle: pageOf('shell/contact'),
  },
  {
    path: '/newsletter/confirm',
    lazy: withTexts('newsletter', newsletterTexts, () => import('./newsletter/confirm.route')),
  },
  {
    path: '/newsletter/unsubscribe',
    lazy: withTexts('newsletter', newsletterTexts, () => import('./newsletter/unsubscribe.route')),
  },
];
