import { Injectable } from '@nestjs/common';
import {
  confirmHold,
  placeHold,
  releaseAllocation,
  releaseHold,
  shipOrder,
} from '@solar/contracts/inventory/commands';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import type { z } from 'zod';
import { Ledger } from './ledger';
import {
  confirmHoldCommand,
  placeHoldCommand,
  releaseAllocationCommand,
  releaseHoldCommand,
  shipOrderCommand,
} from './stock-commands';
import { unlessInState } from './unless-in-state';

/**
 * Commands of checkout. No inbox rows: a reservation that is known answers a repeated command (domain rules, tried
 * by the model test), and many commands share one transaction of the ledger.
 */
const FAST = { inbox: false, concurrency: 64 } as const;

@Injectable()
export class StockConsumer {
  constructor(private readonly ledger: Ledger) {}

  @OnMessage(placeHold, { durable: 'place-hold', ...FAST })
  async place(data: z.infer<typeof placeHold.data>): Promise<void> {
    await this.ledger.execute(placeHoldCommand({ ...data, expiresAt: new Date(data.expiresAt) }));
  }

  @OnMessage(confirmHold, { durable: 'confirm-hold', ...FAST })
  async confirm(data: z.infer<typeof confirmHold.data>): Promise<void> {
    await this.ledger.execute(confirmHoldCommand(data));
  }

  @OnMessage(releaseHold, { durable: 'release-hold', ...FAST })
  async release(data: z.infer<typeof releaseHold.data>): Promise<void> {
    await this.ledger.execute(releaseHoldCommand(data));
  }

  @OnMessage(releaseAllocation, { durable: 'release-allocation', ...FAST })
  async releaseOrder(data: z.infer<typeof releaseAllocation.data>): Promise<void> {
    await this.ledger.execute(
      unlessInState(
        ['released', 'refused'],
        releaseAllocationCommand({ orderId: data.orderId, actor: null }),
      ),
    );
  }

  @OnMessage(shipOrder, { durable: 'ship-order', ...FAST })
  async ship(data: z.infer<typeof shipOrder.data>): Promise<void> {
    const { orderId, trackingNumber = null } = data;
    await this.ledger.execute(
      unlessInState(
        ['shipped', 'returned'],
        shipOrderCommand({ orderId, trackingNumber, actor: null }),
      ),
    );
  }
}
