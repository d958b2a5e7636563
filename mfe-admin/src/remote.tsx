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
          { path: `${path}/:id`, lazy: () => import('./features/content/content-edit.route') },
        ]),
        { path: 'media', lazy: () => import('./features/media/media.route') },
        { path: 'messages', lazy: () => import('./features/messages/messages.route') },
        { path: 'newsletter', lazy: () => import('./features/newsletter/newsletter.route') },
        { path: 'mails', lazy: () => import('./features/mail-previews/mail-previews.route') },
        { path: 'settings', lazy: () => import('./features/settings/settings.route') },
        { path: 'settings/currency', lazy: () => import('./features/currency/currency.route') },
        { path: 'dead-letters', lazy: () => import('./features/dead-letters/dead-letters.route') },
      ],
    },
  ],
  adminNav: ADMIN_NAV,
};

export default remote;
