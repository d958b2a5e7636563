import { z } from 'zod';
import { chargeStep } from './minor-units';

export { addMoney, money, multiplyMoney, shareOfMoney, type Money } from './money-arithmetic';

/** ISO 4217 code, upper case. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/);

/** An amount in minor units (cents, fils) with its currency; amounts are integers, never floats. */
export const moneySchema = z.strictObject({
  amount: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  currency: currencySchema,
});

/** A price above zero that can be charged: with three decimals the last one is zero. */
export const priceSchema = moneySchema
  .refine(({ amount }) => amount > 0, { message: 'A price is above zero' })
  .refine(({ amount, currency }) => amount % chargeStep(currency) === 0, {
    message: 'The last decimal of a price in this currency is zero',
  });
