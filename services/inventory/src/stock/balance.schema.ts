import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** Pieces of a product in one bin and lot; the id is `product|bin|lot`. */
export type BalanceDoc = {
  _id: string;
  productId: string;
  warehouseId: string;
  zoneId: string;
  binId: string;
  lot: string;
  onHand: number;
  allocated: number;
  firstReceivedAt: Date;
  /** Last day on which the goods may be used; absent where nobody has said. */
  expiresOn?: string | null;
  /** Its day is over, and the product counts its free pieces as expired. */
  expired?: boolean;
  version: number;
};

const id = { type: String, required: true };

export const balanceSchema = defineSchema<BalanceDoc>(
  {
    productId: id,
    warehouseId: id,
    zoneId: id,
    binId: id,
    lot: { type: String, default: '' },
    onHand: { type: Number, required: true, default: 0 },
    allocated: { type: Number, required: true, default: 0 },
    firstReceivedAt: { type: Date, required: true },
    expiresOn: { type: String, default: null },
    expired: { type: Boolean },
  },
  { collection: 'balances' },
);
balanceSchema.index({ productId: 1, onHand: 1 });
balanceSchema.index({ warehouseId: 1, zoneId: 1, productId: 1 });
balanceSchema.index({ binId: 1 });
// Few goods expire: the others stay out of the index.
balanceSchema.index(
  { expiresOn: 1, _id: 1 },
  { partialFilterExpression: { expiresOn: { $type: 'string' } } },
);
