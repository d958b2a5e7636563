import type { StockCommand } from './ledger';
import { expireHold, placeHold, releaseHold } from './domain/holds';
import { changePick } from './domain/change-pick';
import { correctExpiry, lapseGoods } from './domain/expiry';
import { changeSettings, type StockSettings } from './domain/levels';
import type { ReturnLine } from './domain/returned-goods';
import type { ShippedPiece } from './domain/serials';
import { confirmHold, releaseAllocation, returnOrder, shipOrder } from './domain/orders';
import { coverShortage, decideShortage, requireWaiting } from './domain/shortages';
import type { Actor, StockLine } from './domain/stock-rows';
import { balanceIdOf, productOfBalance } from './domain/stock-rows';

/** Puts stock aside for a checkout. */
export function placeHoldCommand(input: {
  holdId: string;
  checkoutId: string;
  lines: readonly StockLine[];
  expiresAt: Date;
  replaces?: string | undefined;
}): StockCommand<void> {
  const { holdId, replaces, lines } = input;
  return {
    needs: {
      newHoldIds: [holdId],
      wants: lines,
      ...(replaces === undefined ? {} : { lenderIds: [replaces] }),
    },
    apply: (work, now) => placeHold(work, input, now),
  };
}

/** Turns a hold into the allocation of an order. */
export function confirmHoldCommand(input: {
  holdId: string;
  orderId: string;
  orderNumber: string;
}): StockCommand<void> {
  return {
    needs: { holdIds: [input.holdId], choosesBins: true },
    apply: (work, now) => confirmHold(work, input, now),
  };
}

/** Gives a hold back. */
export function releaseHoldCommand(input: { holdId: string; reason: string }): StockCommand<void> {
  return {
    needs: { holdIds: [input.holdId] },
    apply: (work, now) => releaseHold(work, input, now),
  };
}

/** Ends holds whose time is over. */
export function expireHoldsCommand(holdIds: readonly string[]): StockCommand<void> {
  return {
    needs: { holdIds },
    apply: (work, now) => {
      for (const holdId of holdIds) expireHold(work, holdId, now);
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
    apply: (work, now) => releaseAllocation(work, input, now),
  };
}

/** Ships an order. */
export function shipOrderCommand(input: {
  orderId: string;
  trackingNumber: string | null;
  carrier?: string | null;
  actor: Actor | null;
  lines?: readonly ShippedPiece[] | undefined;
}): StockCommand<void> {
  return {
    needs: { orderIds: [input.orderId] },
    apply: (work, now) => shipOrder(work, input, now),
  };
}

/** Gives an order that waits what is free now. */
export function coverShortageCommand(input: {
  orderId: string;
  actor: Actor | null;
}): StockCommand<void> {
  return {
    needs: { orderIds: [input.orderId], covers: [input.orderId] },
    apply: (work, now) => coverShortage(work, input, now),
  };
}

/** Decides on everything that an order waits for. */
export function decideShortageCommand(input: {
  orderId: string;
  choice: 'short_ship' | 'cancel';
}): StockCommand<void> {
  const { orderId, choice } = input;
  return {
    needs: { orderIds: [orderId] },
    apply: (work, now) => {
      const order = requireWaiting(work, orderId);
      decideShortage(work, order, order.short, choice, now);
    },
  };
}

/** Takes pieces of an order from another bin or lot; `from` and `to` are balances. */
export function changePickCommand(input: {
  orderId: string;
  from: string;
  to: string;
  quantity: number;
  actor: Actor | null;
}): StockCommand<void> {
  return {
    needs: { orderIds: [input.orderId], balanceIds: [input.to] },
    apply: (work, now) => changePick(work, input, now),
  };
}

/** Receives returned goods; `document` is the return itself. */
export function returnOrderCommand(
  input: {
    orderId: string;
    returnId: string;
    returnNumber: string;
    lines: readonly ReturnLine[];
    note: string;
    actor: Actor | null;
  },
  document?: StockCommand<void>['document'],
): StockCommand<void> {
  return {
    needs: {
      orderIds: [input.orderId],
      productIds: input.lines.map((line) => line.productId),
      balanceIds: input.lines.flatMap(({ productId, lot, to }) =>
        to.kind === 'bin' ? [balanceIdOf(productId, to.binId, lot)] : [],
      ),
    },
    apply: (work, now) => returnOrder(work, input, now),
    ...(document && { document }),
  };
}

/** Counts goods apart whose last day is over. */
export function lapseGoodsCommand(balanceIds: readonly string[]): StockCommand<void> {
  return {
    needs: { balanceIds, productIds: balanceIds.map(productOfBalance), fresh: true },
    apply: (work, now) => lapseGoods(work, balanceIds, now),
  };
}

/** Corrects the last day of a lot; `document` keeps it for goods that come later. */
export function correctExpiryCommand(
  input: { productId: string; lot: string; expiresOn: string | null },
  document: NonNullable<StockCommand<void>['document']>,
): StockCommand<void> {
  const { productId } = input;
  return {
    needs: { productIds: [productId], wholeProducts: [productId], fresh: true },
    apply: (work, now) => correctExpiry(work, input, now),
    document,
  };
}

/** Sets from which quantity on a product counts as low, and which goods leave first. */
export function changeSettingsCommand(
  input: StockSettings & { productId: string },
): StockCommand<void> {
  return {
    needs: { productIds: [input.productId] },
    apply: (work) => changeSettings(work, input),
  };
}
