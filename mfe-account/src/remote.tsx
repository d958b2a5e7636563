import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { ADMIN_NAV } from './admin-nav';

const remote: RemoteModule = {
  name: 'account',
  locales: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  routes: [
    { path: '/auth', lazy: () => import('./features/auth/sign-in.route') },
    { path: '/auth/confirm-email', lazy: () => import('./features/auth/confirm-email.route') },
    { path: '/auth/keep-account', lazy: () => import('./features/auth/keep-account.route') },
    { path: '/login', lazy: () => import('./features/auth/sign-in.route') },
    { path: '/register', lazy: () => import('./features/auth/register.route') },
    { path: '/forgot-password', lazy: () => import('./features/auth/forgot-password.route') },
    { path: '/reset-password', lazy: () => import('./features/auth/reset-password.route') },
    { path: '/chat', lazy: () => import('./features/chat/chat.route') },
    {
      path: '/account',
      lazy: () => import('./features/account-frame/account-frame.route'),
      children: [
        { index: true, lazy: () => import('./features/overview/overview.route') },
        { path: 'orders', lazy: () => import('./features/orders/orders.route') },
        { path: 'orders/:id', lazy: () => import('./features/orders/order.route') },
        { path: 'wishlist', lazy: () => import('./features/wishlist/wishlist.route') },
        { path: 'profile', lazy: () => import('./features/profile/profile.route') },
        { path: 'addresses', lazy: () => import('./features/addresses/addresses.route') },
        { path: 'billing', lazy: () => import('./features/billing/billing.route') },
        { path: 'settings', lazy: () => import('./features/settings/settings.route') },
        { path: 'security', lazy: () => import('./features/security/security.route') },
        { path: 'security/two-step', lazy: () => import('./features/two-step/two-step.route') },
        { path: 'privacy', lazy: () => import('./features/privacy/privacy.route') },
        { path: 'tickets', lazy: () => import('./features/tickets/tickets.route') },
        { path: 'tickets/new', lazy: () => import('./features/tickets/new-ticket.route') },
        { path: 'tickets/:id', lazy: () => import('./features/tickets/ticket.route') },
        { path: 'quotes', lazy: () => import('./features/quotes/quotes.route') },
        { path: 'quotes/:id', lazy: () => import('./features/quotes/quote.route') },
      ],
    },
  ],
  adminRoutes: [
    { path: 'customers', lazy: () => import('./features/admin-customers/customers.route') },
    { path: 'customers/:id', lazy: () => import('./features/admin-customers/customer.route') },
    { path: 'customer-groups', lazy: () => import('./features/admin-groups/groups.route') },
    { path: 'users', lazy: () => import('./features/admin-users/users.route') },
    { path: 'users/:id', lazy: () => import('./features/admin-users/user.route') },
    { path: 'roles', lazy: () => import('./features/admin-users/roles.route') },
    { path: 'roles/:id', lazy: () => import('./features/admin-users/role.route') },
    { path: 'editors', lazy: () => import('./features/admin-editors/editors.route') },
    { path: 'tickets', lazy: () => import('./features/admin-tickets/staff-tickets.route') },
    { path: 'tickets/:id', lazy: () => import('./features/admin-tickets/staff-ticket.route') },
    { path: 'chats', lazy: () => import('./features/admin-chats/chats.route') },
    {
      path: 'canned-answers',
      lazy: () => import('./features/canned-answers/canned-answers.route'),
    },
  ],
  slots: {
    'desk-watch': () => import('./features/support-desk/desk-watch.slot'),
    'waiting-chats': () => import('./features/support-desk/waiting-chats.slot'),
    'new-tickets': () => import('./features/support-desk/new-tickets.slot'),
    'warranty-claims': () => import('./features/warranty-claims/warranty-claims.slot'),
  },
  adminNav: ADMIN_NAV,
};

export default remote;
