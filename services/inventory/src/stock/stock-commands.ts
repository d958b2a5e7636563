import type { StockCommand } from './ledger';
import { expireHold, extendHold, placeHold, releaseHold } from './domain/holds';
import { publishLevel, setThreshold } from './domain/levels';
import type { ReturnLine } from './domain/orders';
import { confirmHold, releaseAllocation, returnOrder, shipOrder } from './domain/orders';
import type { Actor, StockLine } from './domain/stock-rows';
import { balanceIdOf } from './domain/stock-rows';

/** Puts stock aside for a checkout. */
export function placeHoldCommand(input: {
  holdId: string;
  checkoutId: string;
  lines: readonly StockLine[];
  expiresAt: Date;
}): StockCommand<void> {
  return {
    needs: { holdIds: [input.holdId], wants: input.lines },
    apply: (book, now) => placeHold(book, input, now),
  };
}

/** Turns a hold into the allocation of an order. */
export function confirmHoldCommand(input: {
  holdId: string;
  orderId: string;
  orderNumber: string;
}): StockCommand<void> {
  return {
    needs: { holdIds: [input.holdId], orderIds: [input.orderId], choosesBins: true },
    apply: (book, now) => confirmHold(book, input, now),
  };
}

/** Gives a hold back. */
export function releaseHoldCommand(input: { holdId: string; reason: string }): StockCommand<void> {
  return {
    needs: { holdIds: [input.holdId] },
    apply: (book, now) => releaseHold(book, input, now),
  };
}

/** Moves the end of a hold. */
export function extendHoldCommand(input: { holdId: string; expiresAt: Date }): StockCommand<void> {
  return { needs: { holdIds: [input.holdId] }, apply: (book) => extendHold(book, input) };
}

/** Ends holds whose time is over. */
export function expireHoldsCommand(holdIds: readonly string[]): StockCommand<void> {
  return {
    needs: { holdIds },
    apply: (book, now) => {
      for (const holdId of holdIds) expireHold(book, holdId, now);
    },
  };
}

/** Announces what is left of products. */
export function publishLevelsCommand(productIds: readonly string[]): StockCommand<void> {
  return {
    needs: { productIds },
    apply: (book) => {
      for (const productId of productIds) publishLevel(book, productId);
    },
  };
}

/** Gives the allocation of a cancelled order back. */
export function releaseAllocationCommand(input: {
  orderId: string;
  actor: Actor | null;
}): StockCommand<void> {
  return {
    needs: { orderIds: [input.orderId] },
    apply: (book, now) => releaseAllocation(book, input, now),
  };
}

/** Ships an order. */
export function shipOrderCommand(input: {
  orderId: string;
  trackingNumber: string | null;
  actor: Actor | null;
}): StockCommand<void> {
  return {
    needs: { orderIds: [input.orderId] },
    apply: (book, now) => shipOrder(book, input, now),
  };
}

/** Books returned goods into bins. */
export function returnOrderCommand(input: {
  orderId: string;
  lines: readonly ReturnLine[];
  note: string;
  actor: Actor | null;
}): StockCommand<void> {
  return {
    needs: {
      orderIds: [input.orderId],
      productIds: input.lines.map((line) => line.productId),
      balanceIds: input.lines.map((line) => balanceIdOf(line.productId, line.to.binId, line.lot)),
    },
    apply: (book, now) => returnOrder(book, input, now),
  };
}

/** Sets from which quantity on a product counts as low. */
export function setThresholdCommand(input: {
  productId: string;
  lowStockAt: number;
}): StockCommand<void> {
  return {
    needs: { productIds: [input.productId] },
    apply: (book) => setThreshold(book, input),
  };
}
