import { historyFrom } from '../src/demo/demo-dates';
import { DEMO_ORDERS } from '../src/demo/demo-order-data';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const event = (status: 'pending' | 'processing' | 'shipped' | 'delivered') => ({
  status,
  at: NOW,
  note: null,
});

it('lists the demo orders from the oldest to the one of today, so that their numbers follow their dates', () => {
  const days = DEMO_ORDERS.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(days[0]).toBeLessThanOrEqual(90);
  expect(DEMO_ORDERS.filter(({ end }) => end === 'processing')).toEqual([
    expect.objectContaining({ daysAgo: 0 }),
  ]);
  expect(new Set(DEMO_ORDERS.map(({ key }) => key)).size).toBe(DEMO_ORDERS.length);
});

it('moves a history to when the order was placed, in its order and never beyond now', () => {
  const history = (['pending', 'processing', 'shipped', 'delivered'] as const).map(event);
  const placedAt = new Date(NOW.getTime() - 2 * DAY_MS);
  const moved = historyFrom(placedAt, history, NOW);
  const times = moved.map(({ at }) => at.getTime());
  expect(moved.map(({ status }) => status)).toEqual(history.map(({ status }) => status));
  expect(times[0]).toBe(placedAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBe(NOW.getTime());
  expect(times[2]).toBeGreaterThan(placedAt.getTime() + DAY_MS);
});
