import { money } from '@solar/contracts/common/money';
import { canTransition } from '@solar/contracts/common/state-machine';
import {
  RETURN_STATUSES,
  RETURN_TRANSITIONS,
  type ReturnStatus,
} from '@solar/contracts/checkout/return-states';
import fc from 'fast-check';
import type { OrderDoc } from '../src/orders/order.schema';
import { refundableOf } from '../src/returns/refundable';
import { exceeding, returnable, returnableLines } from '../src/returns/returnable';
import type { ReturnDoc } from '../src/returns/return.schema';

type Return = Pick<ReturnDoc, '_id' | 'status' | 'lines'>;

const usd = (amount: number) => money(amount, 'USD');
const SHIPPED = new Date('2026-03-01T08:00:00Z');

function orderOf(lines: readonly { quantity: number; net: number }[], tax: number): OrderDoc {
  const subtotal = lines.reduce((sum, { net }) => sum + net, 0);
  const order = {
    status: 'shipped',
    language: 'en',
    history: [{ status: 'shipped', at: SHIPPED, note: null }],
    shippingMethod: { methodId: 'shm_1', name: 'Standard' },
    lines: lines.map(({ quantity, net }, index) => ({
      ...{
        productId: `prd_${index}`,
        sku: `S${index}`,
        slug: '',
        name: '',
        brand: '',
        imageUrl: '',
      },
      ...{ quantity, unit: usd(net), lineTotal: usd(net) },
    })),
    totals: {
      subtotal: usd(subtotal),
      shipping: usd(500),
      tax: usd(tax),
      total: usd(subtotal + 500 + tax),
      taxBasisPoints: 500,
      taxName: 'VAT',
    },
    refundedMinor: 0,
  };
  return order as unknown as OrderDoc;
}

function returnOf(
  id: number,
  status: ReturnStatus,
  lines: readonly { productId: string; quantity: number; received?: [number, number] }[],
): Return {
  return {
    _id: `ret_${id}`,
    status,
    lines: lines.map(({ productId, quantity, received }) => ({
      ...{ productId, sku: '', slug: '', name: '', brand: '', imageUrl: '' },
      ...{ quantity, reason: 'other' as const },
      received: received ? { sellable: received[0], damaged: received[1] } : null,
    })),
  };
}

const shippedLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    net: fc.integer({ min: 1, max: 99_999 }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** A step: ask for pieces of a line, or move one of the returns to a state, where some of its pieces may have come. */
const step = fc.oneof(
  fc.record({ line: fc.nat(3), quantity: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ one: fc.nat(8), to: fc.constantFrom(...RETURN_STATUSES), came: fc.nat(12) }),
);

function moved(one: Return, to: ReturnStatus, came: number): Return {
  if (!canTransition(RETURN_TRANSITIONS, one.status, to)) return one;
  if (to !== 'received' || one.status === 'refunding') return { ...one, status: to };
  const lines = one.lines.map((line) => {
    const pieces = Math.min(came, line.quantity);
    return { ...line, received: { sellable: pieces - (pieces >> 1), damaged: pieces >> 1 } };
  });
  return { ...one, status: to, lines };
}

const backOf = (one: Return, productId: string) =>
  one.lines
    .filter((line) => line.productId === productId)
    .reduce((sum, { received }) => sum + (received?.sellable ?? 0) + (received?.damaged ?? 0), 0);

it('never lets more come back than was shipped, whatever happens to the returns, and refunds no line beyond its cost', () => {
  fc.assert(
    fc.property(
      shippedLines,
      fc.nat(20_000),
      fc.array(step, { maxLength: 40 }),
      (shipped, tax, steps) => {
        const order = orderOf(shipped, tax);
        const returns: Return[] = [];
        let refunded = 0;
        for (const now of steps) {
          if ('line' in now) {
            const { line, quantity } = now;
            const wanted = [{ productId: `prd_${line}`, quantity }];
            if (exceeding(order, returns, wanted).length > 0) continue;
            returns.push(returnOf(returns.length, 'requested', wanted));
            continue;
          }
          const index = now.one % Math.max(1, returns.length);
          const one = returns[index];
          if (!one) continue;
          if (now.to === 'refunding' && one.status === 'received') {
            refunded += refundableOf({ ...order, refundedMinor: refunded }, one, returns).amount;
          }
          // What is counted above as refunded stays so: a refund that fails is another test.
          if (one.status === 'refunding' && now.to === 'received') continue;
          returns[index] = moved(one, now.to, now.came);
        }
        for (const { productId, quantity } of order.lines) {
          const back = returns.reduce((sum, one) => sum + backOf(one, productId), 0);
          expect(back).toBeLessThanOrEqual(quantity);
        }
        expect(returnableLines(order, returns).every(({ quantity }) => quantity > 0)).toBe(true);
        const goods = order.totals.subtotal.amount + tax;
        expect(refunded).toBeLessThanOrEqual(goods);
      },
    ),
    { numRuns: 300 },
  );
});

it('refunds exactly the goods with their tax when all of them come back, in however many returns', () => {
  const order = orderOf(
    [
      { quantity: 7, net: 10_001 },
      { quantity: 3, net: 333 },
    ],
    517,
  );
  const parts = [
    returnOf(1, 'received', [{ productId: 'prd_0', quantity: 2, received: [2, 0] }]),
    returnOf(2, 'received', [
      { productId: 'prd_0', quantity: 5, received: [0, 5] },
      { productId: 'prd_1', quantity: 3, received: [1, 2] },
    ]),
  ];
  let refunded = 0;
  for (const [index, one] of parts.entries()) {
    refunded += refundableOf(order, one, parts).amount;
    parts[index] = { ...one, status: 'refunded' };
  }
  expect(refunded).toBe(10_001 + 333 + 517);
});

it('refunds nothing beyond what is left of the payment', () => {
  const order = orderOf([{ quantity: 2, net: 1_000 }], 100);
  const one = returnOf(1, 'received', [{ productId: 'prd_0', quantity: 2, received: [2, 0] }]);
  expect(refundableOf({ ...order, refundedMinor: 1_500 }, one, [one])).toEqual(usd(100));
  expect(refundableOf({ ...order, refundedMinor: 1_600 }, one, [one])).toEqual(usd(0));
});

it('counts the time limit from the shipment', () => {
  const order = orderOf([{ quantity: 2, net: 1_000 }], 100);
  const at = (days: number) => new Date(SHIPPED.getTime() + days * 86_400_000);
  expect(returnable(order, [], 30, at(29)).open).toBe(true);
  expect(returnable(order, [], 30, at(30)).open).toBe(false);
  expect(returnable(order, [], 0, at(0)).open).toBe(false);
  expect(returnable({ ...order, status: 'processing' }, [], 30, at(1))).toEqual({
    until: null,
    open: false,
    lines: [],
  });
  const all = returnOf(1, 'accepted', [{ productId: 'prd_0', quantity: 2 }]);
  expect(returnable(order, [all], 30, at(1)).open).toBe(false);
  expect(returnable(order, [{ ...all, status: 'refused' }], 30, at(1)).open).toBe(true);
});
