import type { CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** The settings that go with a currency. */
export type MoneySettings = {
  currencySymbol: string;
  dirhamRate: string;
  /** Absent in changes from before it was kept. */
  dirhamRateDate?: string | undefined;
  defaultShippingMinor: number;
};

/** One change of the shop's currency: never changed, never removed. */
export type CurrencyChangeDoc = Omit<CurrencyConversion, 'changeId'> & {
  _id: string;
  before: MoneySettings;
  after: MoneySettings;
  madeBy: string;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const CURRENCY_CHANGE = 'CurrencyChange';
export const CURRENCY_CHANGES = 'currency_changes';

const moneySettings = {
  type: new Schema(
    {
      currencySymbol: String,
      dirhamRate: String,
      dirhamRateDate: String,
      defaultShippingMinor: Number,
    },
    { _id: false },
  ),
  required: true,
};

export const currencyChangeSchema = defineSchema<CurrencyChangeDoc>(
  {
    from: { type: String, required: true },
    to: { type: String, required: true },
    rate: { type: String, required: true },
    step: { type: Number, required: true },
    undoes: { type: String, default: null },
    before: moneySettings,
    after: moneySettings,
    madeBy: { type: String, required: true },
    ...outboxField,
  },
  { collection: CURRENCY_CHANGES },
);
owesMessages(currencyChangeSchema);
currencyChangeSchema.index({ createdAt: -1, _id: -1 });
