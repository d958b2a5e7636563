import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { ADMIN_NAV } from './admin-nav';

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
      ],
    },
  ],
  adminNav: ADMIN_NAV,
};

export default remote;
