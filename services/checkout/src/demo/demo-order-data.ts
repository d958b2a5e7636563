import { demoGroupId, demoUserId } from '@solar/contracts/common/demo-ids';
import type { CUSTOMER_RETURN_REASONS } from '@solar/contracts/checkout/returns-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import type { Principal } from '@solar/service-kit/auth/principal';

/** An approved customer of the demo, and where the goods go. */
export type DemoBuyer = { principal: Principal; email: string; address: OrderAddress };

function buyer(
  local: string,
  name: string,
  address: Omit<OrderAddress, 'fullName' | 'country'>,
  group?: string,
): DemoBuyer {
  return {
    // As their own tokens would say it.
    principal: {
      userId: demoUserId(local),
      role: 'user',
      approved: true,
      groupId: group === undefined ? null : demoGroupId(group),
      sessionId: 'seed',
      sessionVersion: 0,
      grants: [],
      denies: [],
      name,
    },
    email: `${local}@alsa.example`,
    address: { fullName: name, country: 'AE', ...address },
  };
}

export const DEMO_BUYERS = {
  customer: buyer('customer', 'Karim Nasser', {
    phone: '+971 50 555 0134',
    line1: 'Unit 12, Al Quoz Industrial Area 3',
    city: 'Dubai',
    region: 'Dubai',
  }),
  installer: buyer(
    'installer',
    'Omar Farouk',
    {
      company: 'Farouk Solar Installations',
      phone: '+971 4 555 0112',
      line1: 'Warehouse 7, Jebel Ali Industrial Area 1',
      city: 'Dubai',
      region: 'Dubai',
    },
    'Installers',
  ),
  reseller: buyer(
    'reseller',
    'Leila Benali',
    {
      company: 'Benali Distribution',
      phone: '+971 6 555 0190',
      line1: 'Plot 41, Industrial Area 12',
      city: 'Sharjah',
      region: 'Sharjah',
    },
    'Wholesale',
  ),
  villa: buyer('villa', 'James Whitfield', {
    phone: '+971 50 555 0146',
    line1: 'Villa 18, Street 5, Khalifa City',
    city: 'Abu Dhabi',
    region: 'Abu Dhabi',
  }),
} as const satisfies Record<string, DemoBuyer>;
export type DemoBuyerName = keyof typeof DEMO_BUYERS;

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
