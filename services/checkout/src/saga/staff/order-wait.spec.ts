import { waitOf, type Goods } from './order-wait';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const allocated: Goods = { status: 'allocated', short: false };
const facts = { goods: allocated as Goods, owedSince: null as Date | null, now };
const processing = {
  ...{ status: 'processing' as const, paymentStatus: 'succeeded' as const, allocatedAt: ago(60) },
};
const pending = { ...processing, status: 'pending' as const, allocatedAt: null };
const paid = { payment: { refundPending: 0 } };

it.each([
  ['a paid order whose stock is not allocated', pending, facts, 'allocation'],
  ['a transfer', { ...pending, paymentStatus: 'awaiting_transfer' as const }, facts, 'transfer'],
  ['goods that lie ready', processing, facts, 'picking'],
  ['goods that are gone', processing, { ...facts, goods: { ...allocated, short: true } }, 'goods'],
  [
    'goods that left unheard',
    processing,
    { ...facts, goods: { status: 'shipped' as const, short: false } },
    'shipment_report',
  ],
  ['a silent warehouse', processing, { ...facts, goods: undefined }, 'warehouse_answer'],
  ['a hold by staff', { ...processing, status: 'onhold' as const }, facts, 'staff'],
  ['a parcel', { ...processing, status: 'shipped' as const }, facts, 'delivery'],
  ['a delivered order', { ...processing, status: 'delivered' as const }, facts, 'completion'],
  ['an end', { ...processing, status: 'completed' as const }, facts, 'nothing'],
  ['an old message', processing, { ...facts, owedSince: ago(61) }, 'messages'],
  ['a young message', processing, { ...facts, owedSince: ago(5) }, 'picking'],
])('names what an order waits for: %s', (_what, order, given, expected) => {
  expect(waitOf(order, paid, given)).toBe(expected);
});

it('waits for the provider while money is on its way back', () => {
  const refunding = { payment: { refundPending: 100 } };
  expect(waitOf({ ...processing, status: 'cancelled' }, refunding, facts)).toBe('refund');
  expect(waitOf(processing, null, facts)).toBe('picking');
});
