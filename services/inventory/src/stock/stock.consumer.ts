import { Controller } from '@nestjs/common';
import {
  confirmHold,
  placeHold,
  releaseAllocation,
  releaseHold,
  shipOrder,
} from '@solar/contracts/inventory/commands';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { StockError } from './domain/stock-error';
import { Ledger } from './ledger';
import {
  confirmHoldCommand,
  placeHoldCommand,
  releaseAllocationCommand,
  releaseHoldCommand,
  shipOrderCommand,
} from './stock-commands';
import { unlessInState } from './unless-in-state';

/** Many commands share one transaction of the ledger. */
const CONCURRENCY = 64;
/** A paid order has its goods already: only bins are chosen for it. */
const CONFIRM_EVERY_MS = 200;

/** Commands of checkout. A reservation that is known answers a repeated command, so that each acts once. */
@Controller()
export class StockConsumer {
  constructor(private readonly ledger: Ledger) {}

  @Consume(placeHold, { durable: 'place-hold', concurrency: CONCURRENCY })
  async place(data: z.infer<typeof placeHold.data>): Promise<void> {
    await this.ledger.execute(placeHoldCommand({ ...data, expiresAt: new Date(data.expiresAt) }));
  }

  @Consume(confirmHold, {
    durable: 'confirm-hold',
    concurrency: CONCURRENCY,
    everyMs: CONFIRM_EVERY_MS,
  })
  async confirm(data: z.infer<typeof confirmHold.data>): Promise<void> {
    await this.ledger.execute(confirmHoldCommand(data));
  }

  @Consume(releaseHold, { durable: 'release-hold', concurrency: CONCURRENCY })
  async release(data: z.infer<typeof releaseHold.data>): Promise<void> {
    await this.ledger.execute(releaseHoldCommand(data));
  }

  @Consume(releaseAllocation, { durable: 'release-allocation', concurrency: CONCURRENCY })
  async releaseOrder(data: z.infer<typeof releaseAllocation.data>): Promise<void> {
    await this.ledger.execute(
      unlessInState(
        ['released', 'refused'],
        releaseAllocationCommand({ orderId: data.orderId, actor: null }),
      ),
    );
  }

  @Consume(shipOrder, { durable: 'ship-order', concurrency: CONCURRENCY })
  async ship(data: z.infer<typeof shipOrder.data>): Promise<void> {
    const { orderId, trackingNumber = null, carrier = null } = data;
    await this.ledger
      .execute(
        unlessInState(
          ['shipped', 'returned'],
          shipOrderCommand({ orderId, trackingNumber, carrier, actor: null }),
        ),
      )
      .catch((error: unknown) => {
        // The goods leave the ledger when the warehouse has named the pieces; until then the order stays on its list.
        if (error instanceof StockError && error.code === 'serials.required') return;
        throw error;
      });
  }
}
