import type { HoldStatus } from '@solar/contracts/inventory/states';
import { HOLD_STATUSES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { StockLine } from './domain/stock-rows';

/** Days after which an ended hold is forgotten. */
const ENDED_HOLD_DAYS = 30;

/** What a checkout has put aside. Its unique id also makes the commands about it idempotent. */
export type HoldDoc = {
  _id: string;
  checkoutId: string;
  status: HoldStatus;
  lines: StockLine[];
  expiresAt: Date;
  orderId: string | null;
  endedAt: Date | null;
  version: number;
};

export const holdSchema = defineSchema<HoldDoc>(
  {
    checkoutId: { type: String, default: '' },
    status: { type: String, enum: HOLD_STATUSES, required: true },
    lines: [{ _id: false, productId: String, quantity: Number }],
    expiresAt: { type: Date, required: true },
    orderId: { type: String, default: null },
    endedAt: { type: Date, default: null },
  },
  { collection: 'holds' },
);
holdSchema.index({ status: 1, expiresAt: 1 });
holdSchema.index({ endedAt: 1 }, { expireAfterSeconds: ENDED_HOLD_DAYS * 86_400 });
