import { Schema } from 'mongoose';

/** A text in both languages, as it is stored. */
export const localized = {
  type: new Schema(
    { en: { type: String, default: '' }, fr: { type: String, default: '' } },
    { _id: false },
  ),
  required: true,
};

export const moneySchema = new Schema(
  { amount: { type: Number, required: true }, currency: { type: String, required: true } },
  { _id: false },
);

/** Lower prices from a quantity on. */
export const priceTiers = {
  type: [
    new Schema(
      { from: { type: Number, required: true }, unit: { type: moneySchema, required: true } },
      { _id: false },
    ),
  ],
  default: undefined,
};

/** Money, or null where there is no price. */
export const moneyOrNull = { type: moneySchema, default: null };
