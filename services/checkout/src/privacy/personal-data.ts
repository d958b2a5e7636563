import { ANONYMOUS, type Person } from '@solar/contracts/account/personal-data';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { ReturnStatus } from '@solar/contracts/checkout/return-states';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import type { PersonalData, StoredDocument } from '@solar/service-kit/personal-data/personal-data';
import type { QuoteRevisionDoc } from '../quotes/quote.schema';

/** States in which nobody has to be reached about an order any more. */
const OVER: readonly OrderStatus[] = ['delivered', 'completed', 'cancelled', 'refunded'];

/** States in which nothing comes of a return any more. */
const RETURNED: readonly ReturnStatus[] = ['refunded', 'refused', 'cancelled'];

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

/** What was offered stays, without who asked. */
function anonymousQuote({ quoteNumber, revisions }: StoredDocument) {
  const earlier = revisions as QuoteRevisionDoc[] | undefined;
  const nameless = earlier?.map((one) =>
    one.by === 'customer' ? { ...one, byName: ANONYMOUS.name } : one,
  );
  return {
    customerName: ANONYMOUS.name,
    message: null,
    searchTerms: searchTermsOf([String(quoteNumber)]),
    ...(nameless ? { revisions: nameless } : {}),
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
    shown: [
      'quoteNumber',
      'customerName',
      'status',
      'lines',
      'totals',
      'message',
      'note',
      'validUntil',
      'createdAt',
    ],
    onDeletion: { kind: 'rewrite', fields: anonymousQuote },
  },
  {
    section: 'returns',
    collection: 'returns',
    of: ofCustomer,
    shown: [
      'number',
      'orderNumber',
      'customerName',
      'email',
      'status',
      'lines',
      'comment',
      'refund',
      'history',
      'createdAt',
    ],
    onDeletion: {
      kind: 'rewrite',
      fields: ({ number, orderNumber }, { userId }) => ({
        customerName: ANONYMOUS.name,
        email: ANONYMOUS.email(userId),
        comment: null,
        search: [String(number).toLowerCase(), String(orderNumber).toLowerCase()],
      }),
      when: { status: { $in: [...RETURNED] } },
    },
  },
  {
    section: 'returnPictures',
    collection: 'return_pictures',
    of: ofCustomer,
    shown: ['returnId'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'returnPictureLists',
    collection: 'returns',
    of: ofCustomer,
    shown: [],
    onDeletion: { kind: 'rewrite', fields: () => ({ pictures: [] }) },
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
      'payment.card',
      'payment.currency',
      'payment.amount',
      'payment.captured',
      'payment.refunded',
      'createdAt',
    ],
    onDeletion: {
      kind: 'rewrite',
      fields: anonymousBuyer,
      without: ['payment.card'],
      when: { wakeAt: { $exists: false } },
    },
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
      'paymentCard',
      'carrier',
      'trackingNumber',
      'refunds',
      'history',
      'placedAt',
    ],
    // Who of the staff acted is not the customer's to read.
    present: ({ history, ...order }) => ({
      ...order,
      history: (history as object[]).map((event) => ({ ...event, by: undefined })),
    }),
    onDeletion: {
      kind: 'rewrite',
      fields: (order, person) => ({
        ...anonymousBuyer(order, person),
        // Without the number its invoice would be taken for a wrong one.
        taxNumberCorrected: false,
        search: searchTermsOf([String(order['orderNumber'])]),
      }),
      without: ['paymentCard'],
      when: { status: { $in: [...OVER] }, documentsDue: { $exists: false } },
    },
  },
  {
    section: 'orderMails',
    collection: 'order_mails',
    of: ofCustomer,
    shown: ['mail', 'to', 'subject', 'text', 'at'],
    onDeletion: { kind: 'remove' },
  },
  {
    section: 'invoices',
    collection: 'documents',
    of: ofCustomer,
    shown: ['kind', 'number', 'orderNumber', 'issuedAt', 'buyer', 'deliveredTo', 'lines', 'sums'],
    onDeletion: { kind: 'keep' },
  },
];
