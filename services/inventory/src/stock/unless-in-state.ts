import type { ReservationStatus } from '@solar/contracts/inventory/states';
import type { StockCommand } from './ledger';

/** A repeated message finds the order where it was to go, or further on, and has nothing left to do. */
export function unlessInState(
  reached: readonly ReservationStatus[],
  command: StockCommand<void>,
): StockCommand<void> {
  const orderIds = command.needs.orderIds ?? [];
  return {
    ...command,
    apply: (work, now) => {
      const done = orderIds.every((id) => {
        const status = work.order(id)?.status;
        return status !== undefined && reached.includes(status);
      });
      if (!done) command.apply(work, now);
    },
  };
}
