import type { Person } from '@solar/contracts/account/personal-data';
import type { PersonalData } from '@solar/service-kit/personal-data/personal-data';
import type { TicketMessageDoc } from '../ticket/ticket.schema';

const ofUser = ({ userId }: Person) => ({ userId });
const byId = ({ userId }: Person) => ({ _id: userId });

/** What was written to the customer and by the customer; what staff note for themselves stays with them. */
function publicMessages(messages: unknown) {
  return (messages as TicketMessageDoc[])
    .filter(({ internal }) => !internal)
    .map(({ author, fromStaff, body, at, attachments = [] }) => ({
      author,
      fromStaff,
      body,
      at,
      attachments: attachments.map(({ name }) => name),
    }));
}

/** What account holds about people. The user's own document is anonymised in the write that deletes the account. */
export const ACCOUNT_PERSONAL_DATA: readonly PersonalData[] = [
  {
    section: 'profile',
    collection: 'users',
    of: byId,
    shown: [
      'email',
      'username',
      'firstName',
      'lastName',
      'company',
      'phone',
      'taxNumber',
      'role',
      'approved',
      'approvedAt',
      'groupId',
      'language',
      'newsletter',
      'ticketMails',
      'secondFactorAt',
      'deletionDueAt',
      'lastLoginAt',
      'orders',
      'createdAt',
    ],
    onDeletion: { kind: 'keep' },
  },
  {
    section: 'devices',
    collection: 'sessions',
    of: ofUser,
    shown: ['device', 'remember', 'createdAt', 'rotatedAt', 'revokedAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'addresses',
    collection: 'addresses',
    of: ofUser,
    shown: [
      'label',
      'fullName',
      'company',
      'phone',
      'line1',
      'line2',
      'city',
      'region',
      'postalCode',
      'country',
    ],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'wishlist',
    collection: 'wishlists',
    of: byId,
    shown: ['items'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'listViews',
    collection: 'list_views',
    of: ofUser,
    shown: ['list', 'name', 'address'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'tickets',
    collection: 'tickets',
    of: ({ userId }) => ({ customerId: userId }),
    shown: [
      'reference',
      'subject',
      'description',
      'category',
      'priority',
      'status',
      'messages',
      'createdAt',
      'closedAt',
    ],
    present: (ticket) => ({ ...ticket, messages: publicMessages(ticket['messages']) }),
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'attachments',
    collection: 'attachments',
    of: ({ userId }) => ({ $or: [{ ownerId: userId }, { customerId: userId }] }),
    shown: ['name', 'contentType', 'size', 'createdAt', 'internal'],
    present: ({ internal, ...file }) => (internal ? {} : file),
    // What belongs to no message and nobody is swept, with its bytes.
    onDeletion: {
      kind: 'rewrite',
      fields: () => ({
        ...{ ownerId: '', customerId: null, ticketId: null },
        ...{ name: '', createdAt: new Date(0) },
      }),
    },
  },
  {
    section: 'chats',
    collection: 'chats',
    of: ofUser,
    shown: ['name', 'language', 'messages', 'createdAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'quoteMails',
    collection: 'sent_quote_mails',
    of: ({ userId }) => ({ customerId: userId }),
    shown: ['mail', 'to', 'subject', 'text', 'at'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'passwordLinks',
    collection: 'password_resets',
    of: ofUser,
    shown: ['createdAt', 'expiresAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'exports',
    collection: 'data_exports',
    of: byId,
    shown: ['state', 'requestedAt', 'expiresAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'exportFiles',
    collection: 'data_export_parts',
    of: ofUser,
    shown: [],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'emailChanges',
    collection: 'email_changes',
    of: byId,
    shown: ['email', 'createdAt', 'expiresAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'secondFactor',
    collection: 'second_factors',
    of: byId,
    shown: ['createdAt'],
    onDeletion: { kind: 'remove' },
  },
];
