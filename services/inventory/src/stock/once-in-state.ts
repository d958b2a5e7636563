import type { OrderStockStatus } from '@solar/contracts/inventory/states';
import type { StockCommand } from './ledger';

/** A repeated message finds the order where it was to go, and has nothing left to do. */
export function onceInState(
  reached: OrderStockStatus,
  command: StockCommand<void>,
): StockCommand<void> {
  const orderIds = command.needs.orderIds ?? [];
  return {
    ...command,
    apply: (book, now) => {
      if (orderIds.every((id) => book.orders.get(id)?.status === reached)) return;
      command.apply(book, now);
    },
  };
}
