import { PIECES_MAX, type Piece } from '@solar/contracts/checkout/pieces-http';
import type { OrderDoc } from './order.schema';

/** What of an order its pieces are derived from. */
export type OrderWithPieces = Pick<
  OrderDoc,
  '_id' | 'orderNumber' | 'lines' | 'serials' | 'history' | 'parts' | 'placedAt'
>;

/** The pieces of the orders that were sent by their serial numbers; with a number that one alone. */
export function piecesOf(orders: readonly OrderWithPieces[], wanted?: string): Piece[] {
  return orders
    .flatMap((order) => piecesOfOrder(order))
    .filter(({ number }) => wanted === undefined || number === wanted)
    .slice(0, PIECES_MAX);
}

function piecesOfOrder(order: OrderWithPieces): Piece[] {
  const { _id: orderId, orderNumber, lines, serials = [] } = order;
  const sentAt = sentAtOf(order).toISOString();
  return serials.flatMap(({ productId, number }) => {
    const line = lines.find((one) => one.productId === productId);
    if (!line) return [];
    const { sku, slug, name, imageUrl } = line;
    return [{ number, productId, sku, slug, name, imageUrl, orderId, orderNumber, sentAt }];
  });
}

/** An order whose rest still waits has left in part; one from before its history was kept counts from its day. */
function sentAtOf({ history, parts = [], placedAt }: OrderWithPieces): Date {
  const shipped = history.find(({ status }) => status === 'shipped')?.at;
  const part = parts.at(-1);
  return shipped ?? (part === undefined ? placedAt : new Date(part));
}
