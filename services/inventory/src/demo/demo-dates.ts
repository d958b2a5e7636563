import type { INestApplicationContext } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ReceiptDoc } from '../receipts/receipt.schema';
import type { BalanceDoc } from '../stock/balance.schema';
import { balanceIdOf } from '../stock/domain/stock-rows';
import type { MoveDoc } from '../stock/move.schema';

const DAY_MS = 86_400_000;

/**
 * Demo stock is posted at the time of loading; this dates a delivery back with its entries in the ledger, so that lists and
 * charts look like those of a warehouse some months old.
 */
export async function dateBack(
  app: INestApplicationContext,
  reference: string,
  daysAgo: number,
): Promise<void> {
  const receipts = app.get<Model<ReceiptDoc>>(getModelToken('Receipt'), { strict: false });
  const moves = app.get<Model<MoveDoc>>(getModelToken('Move'), { strict: false });
  const balances = app.get<Model<BalanceDoc>>(getModelToken('Balance'), { strict: false });
  const receipt = await receipts.findOne({ reference }, { lines: 1 }).lean();
  if (!receipt) throw new Error(`No demo receipt ${reference}`);
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  // Beside mongoose, which never lets anybody change when a document was created.
  const dates = { $set: { at, createdAt: at } };
  await receipts.collection.updateOne({ _id: receipt._id as never }, dates);
  await moves.collection.updateMany(
    { 'reference.id': receipt._id },
    { $set: { ...dates.$set, 'age.receivedAt': at } },
  );
  const ids = receipt.lines.map(({ productId, binId, lot }) => balanceIdOf(productId, binId, lot));
  await balances.collection.updateMany(
    { _id: { $in: ids as never[] } },
    { $set: { firstReceivedAt: at } },
  );
}
