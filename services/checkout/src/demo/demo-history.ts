import { createHash } from 'node:crypto';
import type { DemoBuyerName, DemoOrder } from './demo-order-data';

/** An order of the years before: who placed it, and which of the products that are left for the history. */
export type PastOrder = {
  key: string;
  at: Date;
  buyer: DemoBuyerName;
  /** Places in the list of products, as parts of its length; and quantities, as parts of what may be taken. */
  lines: readonly { product: number; share: number }[];
  end: 'completed' | 'cancelled';
  tracking: NonNullable<DemoOrder['tracking']>;
};

const DAY_MS = 86_400_000;
const MONTHS = 24;
/** Orders of the first month and of the last one; those between grow evenly. */
const [FIRST_MONTH, LAST_MONTH] = [2.2, 5.6];
/** Solar plants are built before and after the summer: part of a month's orders by calendar month, January first. */
const SEASON = [1, 1.1, 1.25, 1.25, 1, 0.7, 0.55, 0.55, 0.9, 1.25, 1.3, 0.95] as const;
/** Days ago at which each customer has certainly opened the account (see the demo people of the account service). */
const BUYERS: readonly { name: DemoBuyerName; since: number; weight: number }[] = [
  { name: 'customer', since: 9_999, weight: 5 },
  { name: 'installer', since: 600, weight: 5 },
  { name: 'reseller', since: 400, weight: 4 },
  { name: 'villa', since: 180, weight: 1 },
];
const CARRIERS = [
  { carrier: 'Aramex', prefix: 'ARX' },
  { carrier: 'DHL', prefix: 'DHL' },
] as const;
/** The newest is older than this; younger ones stand in the list of single orders. */
const NEWEST_DAYS_AGO = 3;

/** A number from 0 to below 1 that follows from the text only, so that demo data is the same everywhere. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** When the orders of the two years before `now` were placed, oldest first. */
export function pastDates(now: Date): Date[] {
  const dates: Date[] = [];
  for (let ago = MONTHS; ago > 0; ago -= 1) {
    const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, now.getUTCDate());
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago + 1, now.getUTCDate());
    const growth = FIRST_MONTH + ((LAST_MONTH - FIRST_MONTH) * (MONTHS - ago)) / (MONTHS - 1);
    const count = Math.round(growth * (SEASON[new Date(start).getUTCMonth()] ?? 1));
    for (let n = 0; n < count; n += 1) {
      const at = start + ((n + chance(`time ${ago} ${n}`)) / count) * (end - start);
      dates.push(new Date(Math.min(at, now.getTime() - NEWEST_DAYS_AGO * DAY_MS)));
    }
  }
  return dates;
}

/** What was ordered at each of the dates. */
export function pastOrders(dates: readonly Date[], now: Date): PastOrder[] {
  return dates.map((date, index) => {
    const key = `demo-history-${String(index + 1).padStart(4, '0')}`;
    const { carrier, prefix } = CARRIERS[index % CARRIERS.length] ?? CARRIERS[0];
    const digits = String(Math.floor(chance(`${key} parcel`) * 10_000)).padStart(4, '0');
    return {
      key,
      at: date,
      buyer: buyerAt(chance(`${key} buyer`), (now.getTime() - date.getTime()) / DAY_MS),
      lines: Array.from({ length: 1 + Math.floor(chance(`${key} lines`) * 3) }, (_, line) => ({
        product: chance(`${key} product ${line}`),
        share: chance(`${key} quantity ${line}`),
      })),
      end: chance(`${key} end`) < 0.06 ? 'cancelled' : 'completed',
      tracking: { carrier, trackingNumber: `${prefix}-${3_000 + index}-${digits}` },
    };
  });
}

/** One of those who were customers already, the busier the more often. */
function buyerAt(part: number, daysAgo: number): DemoBuyerName {
  const known = BUYERS.filter(({ since }) => since > daysAgo);
  let left = part * known.reduce((sum, { weight }) => sum + weight, 0);
  const found = known.find(({ weight }) => (left -= weight) < 0);
  return found?.name ?? 'customer';
}
