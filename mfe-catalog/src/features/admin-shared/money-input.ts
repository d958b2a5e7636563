import type { Money } from '@solar/contracts/common/money';
import { z } from 'zod';

/** Minor units in one unit of the shop's currency. */
const MINOR = 100;
export const SHOP_CURRENCY = 'USD';

/** An amount as people type it, in whole units with decimals; parsed to minor units. */
export const amountInput = z
  .string()
  .regex(/^\d{1,8}([.,]\d{1,2})?$/)
  .transform((text) => Math.round(Number(text.replace(',', '.')) * MINOR))
  .refine((amount) => amount > 0);

export function amountText(money: Money | null): string {
  return money ? (money.amount / MINOR).toFixed(2) : '';
}
