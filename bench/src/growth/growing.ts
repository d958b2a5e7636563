/** A collection that grows with every day of business, and how its documents are varied. */
export interface Growing {
  service: 'checkout' | 'inventory' | 'admin';
  collection: string;
  /** Which of the present documents serve as patterns: none that a service still has to act on. */
  patterns: Readonly<Record<string, unknown>>;
  /** Values that belong to one document alone; they are replaced wherever the document has them. */
  own: readonly string[];
  /** Values that some documents share, such as those of a buyer. */
  shared: readonly string[];
  /** Fields by which a service finds work that waits. */
  left: readonly string[];
}

/** Documents that share a buyer's or a product's values. */
export const SHARED_BY = 20;

/** Collections that a commit does not have are passed over. */
export const GROWING: readonly Growing[] = [
  {
    service: 'checkout',
    collection: 'orders',
    patterns: { status: { $nin: ['pending', 'onhold'] } },
    own: ['_id', 'orderNumber', 'checkoutId', 'cartId', 'paymentId'],
    shared: ['customerId', 'email'],
    left: ['outbox', 'onAllocated', 'wakeAt'],
  },
  {
    service: 'inventory',
    collection: 'moves',
    patterns: { 'reference.type': 'order' },
    own: ['_id', 'reference.id', 'reference.number'],
    shared: [],
    left: [],
  },
  {
    service: 'inventory',
    collection: 'reservations',
    patterns: { orderId: { $exists: true }, status: { $in: ['shipped', 'returned'] } },
    own: ['_id', 'checkoutId', 'orderId', 'orderNumber'],
    shared: [],
    left: ['outbox', 'endedAt'],
  },
  {
    service: 'inventory',
    collection: 'order_stock',
    patterns: { status: 'shipped' },
    own: ['_id', 'orderNumber', 'holdId'],
    shared: [],
    left: [],
  },
  {
    service: 'inventory',
    collection: 'order_log',
    patterns: {},
    own: ['_id', 'orderId', 'orderNumber'],
    shared: [],
    left: [],
  },
  {
    service: 'admin',
    collection: 'dashboard_orders',
    patterns: {},
    own: ['_id', 'orderNumber'],
    shared: ['email'],
    left: [],
  },
  {
    service: 'admin',
    collection: 'audit_entries',
    patterns: { 'actor.kind': 'person' },
    own: ['_id'],
    shared: ['thing.id'],
    left: [],
  },
];
