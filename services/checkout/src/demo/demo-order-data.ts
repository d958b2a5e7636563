import { demoUserId } from '@solar/contracts/common/demo-ids';
import type { CUSTOMER_RETURN_REASONS } from '@solar/contracts/checkout/returns-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import type { Principal } from '@solar/service-kit/auth/principal';

/** The approved demo customer, as its own token would say it. */
export const DEMO_CUSTOMER: Principal = {
  userId: demoUserId('customer'),
  role: 'user',
  approved: true,
  groupId: null,
  sessionId: 'seed',
  sessionVersion: 0,
  grants: [],
  denies: [],
  name: 'Karim Nasser',
};
export const DEMO_EMAIL = 'customer@alsa.example';

export const DEMO_ADDRESS: OrderAddress = {
  fullName: 'Karim Nasser',
  phone: '+971 50 555 0134',
  line1: 'Unit 12, Al Quoz Industrial Area 3',
  city: 'Dubai',
  region: 'Dubai',
  country: 'AE',
};

export type DemoOrder = {
  key: string;
  /** How long ago it counts as placed. */
  daysAgo: number;
  /** Which of the well-stocked products (in the order of their SKU), and how many. */
  lines: readonly { product: number; quantity: number }[];
  language: 'en' | 'fr';
  end: 'processing' | 'shipped' | 'delivered' | 'completed' | 'cancelled' | 'onhold';
  tracking?: { carrier: string; trackingNumber: string };
  /** What its customer wants to return of its first product. */
  returned?: {
    quantity: number;
    reason: (typeof CUSTOMER_RETURN_REASONS)[number];
    comment: string;
    accepted?: true;
  };
};

/**
 * Orders of the last three months, at least one for every state that a visitor of the demo should be able to look at. The oldest
 * stands first, since numbers are given in this order; the last is of today.
 */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    key: 'demo-order-0001',
    daysAgo: 84.3,
    lines: [
      { product: 0, quantity: 12 },
      { product: 3, quantity: 1 },
    ],
    language: 'en',
    end: 'completed',
    tracking: { carrier: 'Aramex', trackingNumber: 'ARX-4401-7725' },
  },
  {
    key: 'demo-order-0002',
    daysAgo: 57.6,
    lines: [{ product: 5, quantity: 3 }],
    language: 'en',
    end: 'completed',
    tracking: { carrier: 'Aramex', trackingNumber: 'ARX-4418-2090' },
  },
  {
    key: 'demo-order-0003',
    daysAgo: 38.1,
    lines: [{ product: 6, quantity: 2 }],
    language: 'en',
    end: 'delivered',
    tracking: { carrier: 'DHL', trackingNumber: 'DHL-9871-4402' },
  },
  {
    key: 'demo-order-0004',
    daysAgo: 25.4,
    lines: [{ product: 1, quantity: 3 }],
    language: 'fr',
    end: 'delivered',
    tracking: { carrier: 'DHL', trackingNumber: 'DHL-9902-6631' },
    returned: {
      ...{ quantity: 1, reason: 'defective', accepted: true },
      comment: 'Un module ne donne aucune tension.',
    },
  },
  {
    key: 'demo-order-0005',
    daysAgo: 16.7,
    lines: [
      { product: 3, quantity: 1 },
      { product: 2, quantity: 1 },
    ],
    language: 'en',
    end: 'delivered',
    tracking: { carrier: 'Aramex', trackingNumber: 'ARX-4467-1183' },
    returned: { quantity: 1, reason: 'damaged', comment: 'A corner of the frame is bent.' },
  },
  {
    key: 'demo-order-0006',
    daysAgo: 9.2,
    lines: [{ product: 4, quantity: 1 }],
    language: 'en',
    end: 'onhold',
  },
  {
    key: 'demo-order-0007',
    daysAgo: 4.5,
    lines: [{ product: 1, quantity: 4 }],
    language: 'fr',
    end: 'shipped',
    tracking: { carrier: 'DHL', trackingNumber: 'DHL-9930-1187' },
  },
  {
    key: 'demo-order-0008',
    daysAgo: 1.8,
    lines: [{ product: 2, quantity: 2 }],
    language: 'en',
    end: 'cancelled',
  },
  {
    key: 'demo-order-0009',
    daysAgo: 0,
    lines: [
      { product: 5, quantity: 6 },
      { product: 6, quantity: 2 },
    ],
    language: 'en',
    end: 'processing',
  },
];
