import type { Growing } from '../src/growth/growing';
import { variantOf } from '../src/growth/variants';

const GROWING: Growing = {
  service: 'checkout',
  collection: 'orders',
  patterns: {},
  own: ['_id', 'orderNumber', 'nested.id'],
  shared: ['email'],
  left: ['outbox'],
};
const PATTERN = {
  _id: 'ord_01J8ZQ5V6W7X8Y9Z0A1B2C3D4E',
  orderNumber: 'ALSA-2026-000001',
  email: 'buyer@example.com',
  nested: { id: 'chk_01J8ZQ5V6W7X8Y9Z0A1B2C3D4E' },
  search: ['alsa-2026-000001', 'buyer@example.com', 'buyer'],
  placedAt: new Date('2026-01-02T00:00:00Z'),
  history: [{ at: new Date('2026-01-01T00:00:00Z') }],
  outbox: { last: 'x' },
  total: 100,
};

describe('variants of a document', () => {
  it('have ids, numbers and search words of their own, and no work left', () => {
    const made = [0, 1].map((index) => variantOf(PATTERN, GROWING, index));
    const [first, second] = made;
    expect(first?.['_id']).toMatch(/^ord_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(first?.['_id']).not.toBe(second?.['_id']);
    expect(first?.['nested']).not.toEqual(PATTERN.nested);
    expect(first?.['search']).toEqual([
      String(first?.['orderNumber']).toLowerCase(),
      first?.['email'],
      'buyer',
    ]);
    expect(first).not.toHaveProperty('outbox');
    expect(first?.['total']).toBe(100);
  });

  it('share what belongs to a buyer with their neighbours only', () => {
    const emails = [0, 19, 20].map((index) => variantOf(PATTERN, GROWING, index)['email']);
    expect(emails[0]).toBe(emails[1]);
    expect(emails[2]).not.toBe(emails[0]);
  });

  it('keep the distance between their dates', () => {
    const made = variantOf(PATTERN, GROWING, 7) as typeof PATTERN;
    const [event] = made.history;
    expect(made.placedAt.getTime() - (event?.at.getTime() ?? 0)).toBe(24 * 60 * 60_000);
    expect(made.placedAt).not.toEqual(PATTERN.placedAt);
  });
});
