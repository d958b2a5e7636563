import { promisedSchema, type ShortageChoice } from '@solar/contracts/inventory/shortages';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useState } from 'react';

/** An order that goes short, with how many pieces. */
export interface ShortOrder {
  orderId: string;
  orderNumber: string;
  quantity: number;
}

/** The orders that a refusal names; none when it is another refusal. */
function ordersOf(error: unknown): ShortOrder[] {
  if (!isHttpError(error, 'stock.promised')) return [];
  const parsed = promisedSchema.safeParse(error.problem);
  if (!parsed.success) return [];
  const orders = new Map<string, ShortOrder>();
  for (const { orderId, orderNumber, quantity } of parsed.data.orders) {
    const known = orders.get(orderId)?.quantity ?? 0;
    orders.set(orderId, { orderId, orderNumber, quantity: known + quantity });
  }
  return [...orders.values()];
}

/** What was decided about the orders whose goods a document takes; `error` is the service's last answer. */
export function useShortageDecisions() {
  const [choices, setChoices] = useState<Readonly<Record<string, ShortageChoice>>>({});
  return {
    choices,
    choose: (orderId: string, choice: ShortageChoice) =>
      setChoices((before) => ({ ...before, [orderId]: choice })),
    body: Object.entries(choices).map(([orderId, choice]) => ({ orderId, choice })),
    ordersOf,
    /** Whether every order that the service has named is decided on. */
    complete: (error: unknown) => ordersOf(error).every(({ orderId }) => choices[orderId]),
  };
}
