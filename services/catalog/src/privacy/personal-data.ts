import { ANONYMOUS, type Person } from '@solar/contracts/account/personal-data';
import type { PersonalData } from '@solar/service-kit/personal-data/personal-data';
import { purchaseId } from '../review/purchase.schema';

const ofUser = ({ userId }: Person) => ({ userId });

/** What the catalogue holds about customers. */
export const CATALOG_PERSONAL_DATA: readonly PersonalData[] = [
  {
    section: 'reviews',
    collection: 'reviews',
    of: ofUser,
    shown: ['productId', 'author', 'rating', 'title', 'text', 'status', 'createdAt'],
    onDeletion: { kind: 'rewrite', fields: () => ({ author: ANONYMOUS.name }) },
  },
  {
    section: 'searches',
    collection: 'search_history',
    of: ofUser,
    shown: ['query', 'searchedAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'restockRequests',
    collection: 'restock_requests',
    of: ofUser,
    shown: ['productId', 'language', 'createdAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'purchases',
    collection: 'purchases',
    // Every product's id sorts between these two.
    of: ({ userId }) => ({ _id: { $gte: purchaseId(userId, ''), $lt: purchaseId(userId, '~') } }),
    shown: ['orderId', 'createdAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'customer',
    collection: 'customers',
    of: ({ userId }) => ({ _id: userId }),
    shown: ['name', 'email', 'active'],
    // Follows the account's own announcements.
    onDeletion: { kind: 'keep' },
  },
];
