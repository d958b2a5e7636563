import { ANONYMOUS, type Person } from '@solar/contracts/account/personal-data';
import type { PersonalData } from '@solar/service-kit/personal-data/personal-data';

/** Visitors are known by the address that they typed. */
const ofEmail = ({ email }: Person) => ({
  email: { $in: [...new Set([email, email.toLowerCase()])] },
});

/** What the site's administration holds about people. */
export const ADMIN_PERSONAL_DATA: readonly PersonalData[] = [
  {
    section: 'newsletter',
    collection: 'newsletter_subscriptions',
    of: ofEmail,
    shown: ['email', 'language', 'status', 'createdAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'messages',
    collection: 'contact_messages',
    of: ofEmail,
    shown: [
      'fullName',
      'email',
      'phone',
      'company',
      'subject',
      'opening',
      'message',
      'cv',
      'createdAt',
    ],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'orderFigures',
    collection: 'dashboard_orders',
    of: ofEmail,
    shown: ['orderNumber', 'email', 'status', 'total', 'placedAt'],
    onDeletion: {
      kind: 'rewrite',
      fields: (_order, { userId }) => ({ email: ANONYMOUS.email(userId) }),
    },
  },
  {
    section: 'auditTrail',
    collection: 'audit_entries',
    of: ({ userId }) => ({ $or: [{ 'actor.id': userId }, { 'thing.id': userId }] }),
    shown: [],
    // What was changed stays, without the name of whoever is gone.
    onDeletion: {
      kind: 'rewrite',
      fields: ({ actor, thing }, { userId }) => ({
        ...(actor.id === userId && { 'actor.name': '' }),
        ...(thing.id === userId && { 'thing.label': '' }),
        searchTerms: [userId.toLowerCase()],
      }),
    },
  },
];
