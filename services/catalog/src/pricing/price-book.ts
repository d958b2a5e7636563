import { currencyDigits } from '@solar/contracts/common/minor-units';
import { money, type Money } from '@solar/contracts/common/money';
import type { PriceTier } from '@solar/contracts/common/price-tiers';
import { LRUCache } from 'lru-cache';
import { Bitset } from '../index/bitset';
import type { PriceListItem, PriceListRecord } from '../index/catalogue-records';
import { at, missingLast, type CatalogueSnapshot } from '../index/catalogue-snapshot';
import type { PriceColumn } from '../index/product-selection';
import { effectivePrice, type AmountTier, type PriceSource } from './effective-price';

/** Who a price is for. The caller has made sure that this viewer may see prices. */
export type Buyer = { customerId: string; groupId: string | null };

export type BookPrice = {
  unit: Money;
  base: Money | null;
  source: PriceSource;
  /** Lower unit prices from a quantity on. */
  tiers: PriceTier[];
};

/** The prices of one kind of buyer over the whole snapshot. */
export type PriceProfile = PriceColumn & {
  /** Buyers with the same key have the same prices. */
  key: string;
  price(position: number): BookPrice | null;
  /** Positions by price, the ones without a price last in either direction. */
  order(direction: 'rising' | 'falling'): Uint32Array;
};

/** What a profile keeps by position; few products have tiers. */
type Columns = {
  amounts: Float64Array;
  sources: readonly (PriceSource | null)[];
  tiers: ReadonlyMap<number, PriceTier[]>;
};

/** Profiles kept at a time; one takes about 150 KB at 10,000 products. */
const PROFILES_MAX = 200;

/**
 * Effective prices of a snapshot. A list is looked at only when it is approved and names the buyer or the
 * buyer's group: a list with neither applies to nobody. The buyer's own list goes before the group's, and
 * among several the one approved last.
 */
export class PriceBook {
  private readonly profiles = new LRUCache<string, PriceProfile>({ max: PROFILES_MAX });
  private readonly byCustomer: Map<string, PriceListRecord[]>;
  private readonly byGroup: Map<string, PriceListRecord[]>;

  constructor(
    private readonly snapshot: CatalogueSnapshot,
    lists: Iterable<PriceListRecord>,
    private readonly groupDiscounts: ReadonlyMap<string, number>,
    private readonly currency: string,
  ) {
    const newestFirst = [...lists].sort((a, b) => b.approvedAt.getTime() - a.approvedAt.getTime());
    this.byCustomer = groupBy(newestFirst, (list) => list.customerId);
    this.byGroup = groupBy(newestFirst, (list) => list.groupId);
  }

  profileOf({ customerId, groupId }: Buyer): PriceProfile {
    const own = this.byCustomer.get(customerId) ?? [];
    const group = groupId === null ? [] : (this.byGroup.get(groupId) ?? []);
    // The lists are part of it: they come and go with the days, while the catalogue stays as it is.
    const lists = [...own, ...group];
    const ids = lists.map(({ _id }) => _id);
    const key = JSON.stringify([own.length > 0 ? customerId : null, groupId, ...ids]);
    const known = this.profiles.get(key);
    if (known) return known;
    const discount = groupId === null ? 0 : (this.groupDiscounts.get(groupId) ?? 0);
    const profile = this.build(key, lists, discount);
    this.profiles.set(key, profile);
    return profile;
  }

  private build(
    key: string,
    lists: PriceListRecord[],
    groupDiscountBasisPoints: number,
  ): PriceProfile {
    const listed = new Map<string, PriceListItem>();
    for (const list of [...lists].reverse()) {
      for (const item of list.items) {
        if (item.price.currency === this.currency) listed.set(item.productId, item);
      }
    }
    const { size, products } = this.snapshot;
    const amounts = new Float64Array(size).fill(NaN);
    const sources: (PriceSource | null)[] = new Array<PriceSource | null>(size).fill(null);
    const tiers = new Map<number, PriceTier[]>();
    const onSale = Bitset.empty(size);
    products.forEach(({ record }, position) => {
      const item = listed.get(record._id);
      const effective = effectivePrice({
        currency: this.currency,
        base: this.amountOf(record.base),
        baseTiers: this.amountsOf(record.tiers),
        sale: this.amountOf(record.sale),
        listPrice: item?.price.amount ?? null,
        listTiers: this.amountsOf(item?.tiers),
        groupDiscountBasisPoints,
      });
      if (!effective) return;
      amounts[position] = effective.amount;
      sources[position] = effective.source;
      if (effective.tiers.length > 0) tiers.set(position, this.tiersOf(effective.tiers));
      if (effective.source === 'sale') onSale.add(position);
    });
    return {
      key,
      unit: 10 ** currencyDigits(this.currency),
      amounts,
      onSale,
      order: memoized((direction) => this.orderBy(amounts, direction === 'rising' ? 1 : -1)),
      price: (position) => this.bookPrice(position, { amounts, sources, tiers }),
    };
  }

  private bookPrice(position: number, { amounts, sources, tiers }: Columns): BookPrice | null {
    const source = sources[position];
    if (!source) return null;
    const base = this.amountOf(this.snapshot.at(position).record.base);
    return {
      unit: money(at(amounts, position), this.currency),
      base: base === null ? null : money(base, this.currency),
      source,
      tiers: tiers.get(position) ?? [],
    };
  }

  /** A price in another currency than the shop's is no price. */
  private amountOf(price: Money | null): number | null {
    return price !== null && price.currency === this.currency ? price.amount : null;
  }

  private amountsOf(tiers: readonly PriceTier[] = []): AmountTier[] {
    return tiers.flatMap(({ from, unit }) => {
      const amount = this.amountOf(unit);
      return amount === null ? [] : [{ from, amount }];
    });
  }

  private tiersOf(tiers: readonly AmountTier[]): PriceTier[] {
    return tiers.map(({ from, amount }) => ({ from, unit: money(amount, this.currency) }));
  }

  private orderBy(amounts: Float64Array, sign: 1 | -1): Uint32Array {
    const alphabetical = this.snapshot.order('name');
    const rank = new Uint32Array(alphabetical.length);
    alphabetical.forEach((position, index) => (rank[position] = index));
    return alphabetical
      .slice()
      .sort(
        (a, b) =>
          missingLast(sign * at(amounts, a), sign * at(amounts, b)) || at(rank, a) - at(rank, b),
      );
  }
}

function memoized<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function groupBy(
  lists: PriceListRecord[],
  key: (list: PriceListRecord) => string | null,
): Map<string, PriceListRecord[]> {
  const groups = new Map<string, PriceListRecord[]>();
  for (const list of lists) {
    const name = key(list);
    if (name === null) continue;
    groups.set(name, [...(groups.get(name) ?? []), list]);
  }
  return groups;
}
