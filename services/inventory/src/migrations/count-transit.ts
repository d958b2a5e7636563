import type { mongo } from 'mongoose';

/** Sums up what the moves have brought into transit and not out of it again, by product. */
export async function countTransit(db: mongo.Db): Promise<void> {
  const sums = new Map<string, number>();
  for (const [end, sign] of [
    ['to', 1],
    ['from', -1],
  ] as const) {
    const rows = db
      .collection('moves')
      .aggregate<{ _id: string; pieces: number }>([
        { $match: { [`${end}.kind`]: 'transit' } },
        { $group: { _id: '$productId', pieces: { $sum: '$quantity' } } },
      ]);
    for await (const { _id, pieces } of rows) {
      sums.set(_id, (sums.get(_id) ?? 0) + sign * pieces);
    }
  }
  const products = db.collection<{ _id: string }>('product_stock');
  for (const [_id, inTransit] of sums) {
    if (inTransit !== 0) await products.updateOne({ _id }, { $set: { inTransit } });
  }
}
