import { z } from 'zod';

export { addMoney, money, multiplyMoney, shareOfMoney, type Money } from './money-arithmetic';

/** ISO 4217 code, upper case. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/);

/** An amount in minor units (cents, fils) with its currency; amounts are integers, never floats. */
export const moneySchema = z.strictObject({
  amount: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  currency: currencySchema,
});
