import { productOfBalance } from '../stock/domain/stock-rows';
import type { Figures, Sums } from './reconciliation.repository';
import type { Drift } from './reconciliation.schema';

function byProduct(sums: Sums): Sums {
  const products: Sums = new Map();
  for (const [balanceId, sum] of sums) {
    const productId = productOfBalance(balanceId);
    products.set(productId, (products.get(productId) ?? 0) + sum);
  }
  return products;
}

/** What is not allocated and has not expired, by product and warehouse. */
function freeByPlace({
  balances,
  moved,
  allocated,
}: Pick<Figures, 'balances' | 'moved' | 'allocated'>): Sums {
  const free: Sums = new Map();
  for (const { _id, productId, warehouseId, expired } of balances) {
    if (expired) continue;
    const key = `${productId}|${warehouseId}`;
    const here = (moved.get(_id) ?? 0) - (allocated.get(_id) ?? 0);
    free.set(key, (free.get(key) ?? 0) + here);
  }
  return free;
}

/** What has expired and belongs to no order, by product. */
function expiredByProduct({
  balances,
  moved,
  allocated,
}: Pick<Figures, 'balances' | 'moved' | 'allocated'>): Sums {
  const sums: Sums = new Map();
  for (const { _id, productId } of balances.filter(({ expired }) => expired)) {
    const here = (moved.get(_id) ?? 0) - (allocated.get(_id) ?? 0);
    sums.set(productId, (sums.get(productId) ?? 0) + here);
  }
  return sums;
}

function compare(
  what: Drift['what'],
  field: Drift['field'],
  counters: Sums,
  computed: Sums,
): Drift[] {
  const ids = [...new Set([...counters.keys(), ...computed.keys()])].sort();
  return ids.flatMap((id) => {
    const counter = counters.get(id) ?? 0;
    const real = computed.get(id) ?? 0;
    return counter === real ? [] : [{ what, id, field, counter, computed: real }];
  });
}

/** What the ledger has in the bins, of products that take serial numbers down at receipt. */
function followed({ products, moved }: Pick<Figures, 'products' | 'moved'>): Sums {
  const codes = products.filter((row) => row.serialCapture === 'at_receipt').map(({ _id }) => _id);
  const kept: ReadonlySet<string> = new Set(codes);
  return new Map([...moved].filter(([id]) => kept.has(productOfBalance(id))));
}

/** Counters that differ from what moves, allocations and holds say. */
export function findDrifts(figures: Figures): Drift[] {
  const { products, balances, moved, allocated, held, transit, valued, numbered } = figures;
  const counters = (field: 'onHand' | 'allocated' | 'held') =>
    new Map(products.map((row) => [row._id, row[field]]));
  const inBins = (field: 'onHand' | 'allocated') =>
    new Map(balances.map((row) => [row._id, row[field]]));
  const places = new Map(
    products.flatMap(({ _id, places: known = [] }) =>
      known.map(({ warehouseId, free }) => [`${_id}|${warehouseId}`, free] as const),
    ),
  );
  return [
    ...compare('balance', 'onHand', inBins('onHand'), moved),
    ...compare('balance', 'allocated', inBins('allocated'), allocated),
    ...compare('balance', 'serials', numbered, followed(figures)),
    ...compare('product', 'onHand', counters('onHand'), byProduct(moved)),
    ...compare('product', 'allocated', counters('allocated'), byProduct(allocated)),
    ...compare('product', 'held', counters('held'), held),
    ...compare(
      'product',
      'expired',
      new Map(products.map((row) => [row._id, row.expired ?? 0])),
      expiredByProduct(figures),
    ),
    ...compare(
      'product',
      'inTransit',
      new Map(products.map((row) => [row._id, row.inTransit ?? 0])),
      transit,
    ),
    ...compare(
      'product',
      'value',
      new Map(products.map((row) => [row._id, row.cost?.value ?? 0])),
      valued,
    ),
    ...compare('place', 'free', places, freeByPlace({ balances, moved, allocated })),
  ];
}
