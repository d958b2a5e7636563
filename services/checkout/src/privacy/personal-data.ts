import { ANONYMOUS, type Person } from '@solar/contracts/account/personal-data';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import type { PersonalData, StoredDocument } from '@solar/service-kit/personal-data/personal-data';

/** States in which nobody has to be reached about an order any more. */
const OVER: readonly OrderStatus[] = ['delivered', 'completed', 'cancelled', 'refunded'];

const ofCustomer = ({ userId }: Person) => ({ customerId: userId });

/** City and country stay, for the figures. */
function anonymousAddress(address: OrderAddress): Partial<OrderAddress> {
  const { city, country } = address;
  return { fullName: ANONYMOUS.name, phone: '', line1: ANONYMOUS.name, city, country };
}

/** The buyer of an order or a checkout. */
function anonymousBuyer(stored: StoredDocument, { userId }: Person) {
  return {
    customerName: ANONYMOUS.name,
    email: ANONYMOUS.email(userId),
    shippingAddress: anonymousAddress(stored['shippingAddress'] as OrderAddress),
    billingAddress: anonymousAddress(stored['billingAddress'] as OrderAddress),
    notes: null,
    poNumber: null,
    taxNumber: null,
  };
}

const PURCHASE = [
  'lines',
  'totals',
  'shippingMethod',
  'shippingAddress',
  'billingAddress',
] as const;
const BUYER = ['customerName', 'email', 'notes', 'poNumber', 'taxNumber'] as const;

/** What checkout holds about customers. Orders stay without the person; tax papers stay as they were issued. */
export const CHECKOUT_PERSONAL_DATA: readonly PersonalData[] = [
  {
    section: 'cart',
    collection: 'carts',
    of: ({ userId }) => ({ _id: userId }),
    shown: ['lines', 'draft', 'updatedAt'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'quotes',
    collection: 'quotes',
    of: ofCustomer,
    shown: ['quoteNumber', 'customerName', 'status', 'lines', 'message', 'validUntil', 'createdAt'],
    onDeletion: {
      kind: 'rewrite',
      fields: () => ({ customerName: ANONYMOUS.name, message: null }),
    },
  },
  {
    section: 'payments',
    collection: 'checkouts',
    of: ofCustomer,
    shown: [
      ...BUYER,
      ...PURCHASE,
      'orderNumber',
      'payment.status',
      'payment.method',
      'payment.currency',
      'payment.amount',
      'payment.captured',
      'payment.refunded',
      'createdAt',
    ],
    onDeletion: { kind: 'rewrite', fields: anonymousBuyer, when: { wakeAt: { $exists: false } } },
  },
  {
    section: 'orders',
    collection: 'orders',
    of: ofCustomer,
    shown: [
      ...BUYER,
      ...PURCHASE,
      'orderNumber',
      'status',
      'paymentStatus',
      'paymentMethod',
      'carrier',
      'trackingNumber',
      'refunds',
      'history',
      'placedAt',
    ],
    onDeletion: {
      kind: 'rewrite',
      fields: (order, person) => ({
        ...anonymousBuyer(order, person),
        search: [String(order['orderNumber']).toLowerCase()],
      }),
      when: { status: { $in: [...OVER] }, documentsDue: { $exists: false } },
    },
  },
  {
    section: 'invoices',
    collection: 'documents',
    of: ofCustomer,
    shown: ['kind', 'number', 'orderNumber', 'issuedAt', 'buyer', 'deliveredTo', 'lines', 'sums'],
    onDeletion: { kind: 'keep' },
  },
];
