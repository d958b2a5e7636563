import { historyFrom } from '../src/demo/demo-dates';
import { pastDates, pastOrders } from '../src/demo/demo-history';
import { DEMO_BUYERS, DEMO_ORDERS } from '../src/demo/demo-order-data';

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

it('has two years of orders behind them, more in spring and autumn than in summer, and more each year', () => {
  const dates = pastDates(NOW);
  const times = dates.map((date) => date.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(NOW.getTime() - 735 * DAY_MS);
  expect(times.at(-1)).toBeLessThan(NOW.getTime() - 2 * DAY_MS);
  const inMonths = (...months: number[]) =>
    dates.filter((date) => months.includes(date.getUTCMonth() + 1)).length;
  expect(inMonths(3, 4, 10, 11)).toBeGreaterThan(2 * inMonths(6, 7, 8));
  const middle = NOW.getTime() - 365 * DAY_MS;
  expect(times.filter((time) => time > middle).length).toBeGreaterThan(
    times.filter((time) => time <= middle).length,
  );
});

it('lets all customers order, each under a key of its own and the same each time', () => {
  const orders = pastOrders(pastDates(NOW), NOW);
  expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
  expect(new Set(orders.map(({ buyer }) => buyer))).toEqual(new Set(Object.keys(DEMO_BUYERS)));
  expect(orders.filter(({ end }) => end === 'cancelled').length).toBeGreaterThan(0);
  expect(pastOrders(pastDates(NOW), NOW)).toEqual(orders);
});
