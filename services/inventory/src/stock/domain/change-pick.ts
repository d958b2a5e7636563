import { freeOf } from './allocation-strategy';
import { isExpired } from './availability';
import { noteStep } from './reservation-steps';
import { joinPicks, pickOf } from './shortages';
import { StockError } from './stock-error';
import type { Actor } from './stock-rows';
import { productOfBalance } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** Takes pieces of an order from another bin or lot. The pieces there must be free, and usable. */
export function changePick(
  work: StockUnitOfWork,
  command: { orderId: string; from: string; to: string; quantity: number; actor: Actor | null },
  now: Date,
): void {
  const { orderId, from, to, quantity, actor } = command;
  const order = work.order(orderId);
  if (!order) throw new StockError('stock.unknown_order', `No stock is known for order ${orderId}`);
  const pick = order.picks.find(({ balanceId }) => balanceId === from);
  if (order.status !== 'allocated' || !pick || pick.quantity < quantity) {
    throw new StockError('stock.not_picked', `Order ${order.orderNumber} has fewer pieces there`);
  }
  const target = work.balances.get(to);
  const available = target && !isExpired(target, now) ? freeOf(target) : 0;
  if (!target || available < quantity) {
    const productId = productOfBalance(to);
    const missing = { productId, requested: quantity, available };
    throw new StockError('stock.insufficient', 'The other bin has fewer free pieces', [missing]);
  }
  work.balance(from, { allocated: -quantity });
  work.balance(to, { allocated: quantity });
  const fresh = pickOf(target, quantity);
  const picks = joinPicks([...order.picks, { ...pick, quantity: -quantity }, fresh]);
  noteStep(work, order, 'allocated', { at: now, actor, lines: [fresh] }, { picks });
}
