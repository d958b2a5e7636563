import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { ADMIN_NAV } from './admin-nav';
import { CONTENT_PLACES } from './features/content/content-places';

const remote: RemoteModule = {
  name: 'admin',
  locales: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  routes: [
    {
      id: 'admin',
      path: '/admin',
      lazy: () => import('./features/frame/frame.route'),
      children: [
        { index: true, lazy: () => import('./features/frame/admin-index.route') },
        { path: 'dashboard', lazy: () => import('./features/dashboard/dashboard.route') },
        ...CONTENT_PLACES.flatMap(({ path }) => [
          { path, lazy: () => import('./features/content/content-list.route') },
          { path: `${path}/trash`, lazy: () => import('./features/content/content-trash.route') },
          { path: `${path}/:id`, lazy: () => import('./features/content/content-edit.route') },
        ]),
        {
          path: 'editor-access',
          lazy: () => import('./features/editor-access/editor-access.route'),
        },
        { path: 'home', lazy: () => import('./features/home/home.route') },
        { path: 'menus', lazy: () => import('./features/menus/menus.route') },
        { path: 'redirects', lazy: () => import('./features/redirects/redirects.route') },
        { path: 'media', lazy: () => import('./features/media/media.route') },
        { path: 'messages', lazy: () => import('./features/messages/messages.route') },
        { path: 'newsletter', lazy: () => import('./features/newsletter/newsletter.route') },
        {
          path: 'newsletter/subscribers',
          lazy: () => import('./features/newsletter/subscribers.route'),
        },
        { path: 'newsletter/:id', lazy: () => import('./features/newsletter/mailing.route') },
        { path: 'mails', lazy: () => import('./features/mail-previews/mail-previews.route') },
        { path: 'settings', lazy: () => import('./features/settings/settings.route') },
        { path: 'settings/currency', lazy: () => import('./features/currency/currency.route') },
        { path: 'dead-letters', lazy: () => import('./features/dead-letters/dead-letters.route') },
        { path: 'status', lazy: () => import('./features/status/status.route') },
        { path: 'imports', lazy: () => import('./features/imports/imports.route') },
        { path: 'imports/:slice/:id', lazy: () => import('./features/imports/imports.route') },
        {
          path: 'product-imports/:id?',
          lazy: () => import('./features/imports/old-product-imports.route'),
        },
        { path: 'audit', lazy: () => import('./features/audit/audit.route') },
      ],
    },
  ],
  slots: {
    'media-picker': () => import('./features/media/components/media-picker.slot'),
    history: () => import('./features/audit/history.slot'),
  },
  adminNav: ADMIN_NAV,
};

export default remote;
