import type { OrderReturns } from '@solar/contracts/checkout/returns-http';
import type { ReturnStatus } from '@solar/contracts/checkout/return-states';
import type { OrderDoc } from '../orders/order.schema';
import type { ReturnDoc } from './return.schema';

type Shipped = Pick<OrderDoc, 'status' | 'history' | 'lines' | 'notShipped'>;
type Claim = Pick<ReturnDoc, 'status' | 'lines'>;
type Wanted = { productId: string; quantity: number };

/** Orders whose goods have left and that are not given up. */
const LEFT: readonly OrderDoc['status'][] = ['shipped', 'delivered', 'completed'];
/** Returns of which the goods may still come. */
const UNDER_WAY: readonly ReturnStatus[] = ['requested', 'accepted', 'withdrawing'];
const DAY_MS = 86_400_000;

/** Pieces of a product that a return has taken, or may still take, of what was shipped. */
export function claimedPieces({ status, lines }: Claim, productId: string): number {
  return lines
    .filter((line) => line.productId === productId)
    .reduce((sum, { received, quantity }) => {
      if (received) return sum + received.sellable + received.damaged;
      return sum + (UNDER_WAY.includes(status) ? quantity : 0);
    }, 0);
}

/** What of an order can still come back: what was shipped, without what earlier returns claim. */
export function returnableLines(order: Shipped, returns: readonly Claim[]) {
  if (!LEFT.includes(order.status)) return [];
  return order.lines
    .map(({ productId, sku, name, quantity }) => {
      const claimed = returns.reduce((sum, one) => sum + claimedPieces(one, productId), 0);
      const missing = order.notShipped?.find((line) => line.productId === productId)?.quantity;
      return { productId, sku, name, quantity: quantity - (missing ?? 0) - claimed };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Until when the customer may ask; null before the goods have left. `days` counts from their shipment. */
export function returnDeadline(order: Shipped, days: number): Date | null {
  if (!LEFT.includes(order.status)) return null;
  const shipped = order.history.find(({ status }) => status === 'shipped');
  return shipped ? new Date(shipped.at.getTime() + days * DAY_MS) : null;
}

export function returnable(
  order: Shipped,
  returns: readonly Claim[],
  days: number,
  now: Date,
): OrderReturns['returnable'] {
  const until = returnDeadline(order, days);
  const lines = returnableLines(order, returns);
  const open = until !== null && until > now && lines.length > 0;
  return { until: until?.toISOString() ?? null, open, lines };
}

/** Wanted lines that are not in the order, or of more pieces than can still come back, with how many can. */
export function exceeding(
  order: Shipped,
  returns: readonly Claim[],
  wanted: readonly Wanted[],
): { productId: string; requested: number; returnable: number }[] {
  const left = new Map(
    returnableLines(order, returns).map(({ productId, quantity }) => [productId, quantity]),
  );
  return wanted
    .map(({ productId, quantity }) => ({
      productId,
      requested: quantity,
      returnable: left.get(productId) ?? 0,
    }))
    .filter(({ requested, returnable: most }) => requested > most);
}
