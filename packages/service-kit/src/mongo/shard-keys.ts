/** How a collection is divided among the shards of a cluster. */
export interface ShardKey {
  /** Divided by its hash. */
  key: string;
  /**
   * Fields of unique indexes that do not begin with the key. MongoDB has none in a divided collection, so it stays whole, on the shard of
   * its database, until they have gone.
   */
  uniqueBeside?: readonly string[];
}

/**
 * Collections that grow with every purchase, by service. All that a purchase reads or changes of them it names by `_id`, and a test of
 * each service holds it to that: such a query is answered by one shard. Lists of the back office ask all shards.
 */
export const SHARD_KEYS: Readonly<Record<string, Readonly<Record<string, ShardKey>>>> = {
  account: {
    sessions: { key: '_id' },
  },
  checkout: {
    carts: { key: '_id' },
    checkouts: {
      key: '_id',
      uniqueBeside: ['customerId, idempotencyKey', 'openCartId', 'payment.id'],
    },
    orders: { key: '_id', uniqueBeside: ['orderNumber', 'cartId'] },
  },
  inventory: {
    balances: { key: '_id' },
    moves: { key: '_id' },
    product_stock: { key: '_id', uniqueBeside: ['barcode'] },
    reservations: { key: '_id', uniqueBeside: ['orderId'] },
  },
};
