import type { mongo } from 'mongoose';
import type { PurchaseOrderDoc } from '../purchase-orders/purchase-order.schema';
import type { BalanceDoc } from '../stock/balance.schema';
import type { ProductRow } from '../stock/domain/stock-rows';

type Counted = Pick<ProductRow, 'places' | 'incoming'>;

/** Counts what is free in each warehouse and what is on order; the new versions have every level announced again. */
export async function countPlaces(db: mongo.Db): Promise<void> {
  const counted = new Map<string, Counted>();
  const of = (productId: string) => {
    const known = counted.get(productId) ?? { places: [], incoming: [] };
    counted.set(productId, known);
    return known;
  };
  const free = db.collection<BalanceDoc>('balances').aggregate<{
    _id: { productId: string; warehouseId: string };
    free: number;
  }>([
    {
      $group: {
        _id: { productId: '$productId', warehouseId: '$warehouseId' },
        free: { $sum: { $subtract: ['$onHand', '$allocated'] } },
      },
    },
  ]);
  for await (const { _id, free: pieces } of free) {
    const { places } = of(_id.productId);
    if (pieces > 0) of(_id.productId).places = [...places, place(_id.warehouseId, pieces)];
  }
  const orders = db.collection<PurchaseOrderDoc>('purchase_orders').find({ status: 'approved' });
  for await (const { _id: purchaseOrderId, deliveryDate: date, lines } of orders) {
    for (const { productId, quantity: ordered, received } of lines) {
      const quantity = ordered - received;
      if (quantity <= 0) continue;
      of(productId).incoming = [...of(productId).incoming, { purchaseOrderId, date, quantity }];
    }
  }
  const products = db.collection<{ _id: string; version: number }>('product_stock');
  for (const [_id, fields] of counted) {
    await products.updateOne({ _id }, { $set: fields, $inc: { version: 1 } });
  }
}

function place(warehouseId: string, free: number) {
  return { warehouseId, free };
}
