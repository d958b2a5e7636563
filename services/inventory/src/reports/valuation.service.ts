import { Injectable } from '@nestjs/common';
import type { Money } from '@solar/contracts/common/money';
import type {
  AgeingQuery,
  AgeingRow,
  Valuation,
  ValuationQuery,
  ValuationRow,
} from '@solar/contracts/inventory/valuation';
import { AGE_LIMITS_DAYS } from '@solar/contracts/inventory/valuation';
import type { Page } from '@solar/contracts/common/pagination';
import { allot } from './allotment';
import { StockGroups } from './stock-groups';
import { StockWorthRepository, type ProductWorth } from './stock-worth.repository';

const DAY_MS = 86_400_000;

type Figures = Pick<ValuationRow, 'pieces' | 'uncosted' | 'values'>;
const NOTHING: Figures = { pieces: 0, uncosted: 0, values: [] };

function addValues(a: readonly Money[], b: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of [...a, ...b]) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums]
    .map(([currency, amount]) => ({ amount, currency }))
    .filter(({ amount }) => amount !== 0)
    .sort((x, y) => x.currency.localeCompare(y.currency));
}

function add(a: Figures, b: Figures): Figures {
  return {
    pieces: a.pieces + b.pieces,
    uncosted: a.uncosted + b.uncosted,
    values: addValues(a.values, b.values),
  };
}

/** Figures of a product in each place; a piece costs the same everywhere, and the places add up to the product exactly. */
function byPlace({ places, costs }: ProductWorth): [warehouseId: string, Figures][] {
  const stocked = [...places].filter(([, pieces]) => pieces > 0);
  const weights = stocked.map(([, pieces]) => pieces);
  const total = weights.reduce((sum, pieces) => sum + pieces, 0);
  const costed = [...costs.values()].reduce((sum, { pieces }) => sum + pieces, 0);
  const uncosted = allot(total - costed, weights);
  const values = [...costs].map(([currency, { value }]) => ({
    currency,
    shares: allot(value, weights),
  }));
  return stocked.map(([warehouseId, pieces], index) => {
    const amounts = values.map(({ currency, shares }) => ({
      amount: shares[index] ?? 0,
      currency,
    }));
    const figures = { pieces, uncosted: uncosted[index] ?? 0, values: addValues(amounts, []) };
    return [warehouseId, figures];
  });
}

function pageOf<T>(rows: readonly T[], { page, pageSize }: { page: number; pageSize: number }) {
  const items = rows.slice((page - 1) * pageSize, page * pageSize);
  return { items, total: rows.length, page, pageSize };
}

/** What the stock cost, and how long it has been there. */
@Injectable()
export class ValuationService {
  constructor(
    private readonly worth: StockWorthRepository,
    private readonly groups: StockGroups,
  ) {}

  /** The stock of a moment at cost; it is the sum of what the ledger has booked up to then. */
  async valuation(query: ValuationQuery): Promise<Valuation> {
    const at = query.at ? new Date(query.at) : new Date();
    const places = [...(await this.worth.at(at))].flatMap(([productId, product]) =>
      byPlace(product).map(([warehouseId, figures]) => ({ productId, warehouseId, figures })),
    );
    const groupOf = await this.groups.by(
      query.by,
      places.map(({ productId }) => productId),
      places.map(({ warehouseId }) => warehouseId),
    );
    const rows = new Map<string, ValuationRow>();
    for (const { productId, warehouseId, figures } of places) {
      const head = groupOf(productId, warehouseId);
      rows.set(head.key, { ...head, ...add(rows.get(head.key) ?? NOTHING, figures) });
    }
    const sorted = [...rows.values()].sort(
      (a, b) => (b.values[0]?.amount ?? 0) - (a.values[0]?.amount ?? 0) || byLabel(a, b),
    );
    const sum = sorted.reduce<Figures>(add, NOTHING);
    const { pieces, uncosted, values } = sum;
    return { ...pageOf(sorted, query), at: at.toISOString(), sum: { pieces, uncosted, values } };
  }

  /** Pieces in bins by the time since their delivery, the oldest first. */
  async ageing(query: AgeingQuery): Promise<Page<AgeingRow>> {
    const now = Date.now();
    const bins = await this.worth.inBins();
    const groupOf = await this.groups.by(
      query.by,
      bins.map(({ productId }) => productId),
      bins.map(({ warehouseId }) => warehouseId),
    );
    const rows = new Map<string, AgeingRow>();
    for (const { productId, warehouseId, onHand, firstReceivedAt } of bins) {
      const head = groupOf(productId, warehouseId);
      const days = (now - firstReceivedAt.getTime()) / DAY_MS;
      const limit = AGE_LIMITS_DAYS.findIndex((most) => days <= most);
      const group = limit < 0 ? AGE_LIMITS_DAYS.length : limit;
      const received = firstReceivedAt.toISOString();
      const seen = rows.get(head.key);
      const byAge = seen?.byAge ?? [0, ...AGE_LIMITS_DAYS.map(() => 0)];
      rows.set(head.key, {
        ...head,
        pieces: (seen?.pieces ?? 0) + onHand,
        byAge: byAge.with(group, (byAge[group] ?? 0) + onHand),
        oldestReceivedAt:
          seen && seen.oldestReceivedAt < received ? seen.oldestReceivedAt : received,
      });
    }
    const sorted = [...rows.values()].sort(
      (a, b) => a.oldestReceivedAt.localeCompare(b.oldestReceivedAt) || byLabel(a, b),
    );
    return pageOf(sorted, query);
  }
}

function byLabel(a: { label: string; key: string }, b: { label: string; key: string }): number {
  return a.label.localeCompare(b.label) || a.key.localeCompare(b.key);
}
