import { Controller } from '@nestjs/common';
import {
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockReleased,
} from '@solar/contracts/inventory/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { AllocationAnswered } from './allocated';
import { HoldAnswered } from './held';

/** Answers that wait share the commands of their checkouts and orders. */
const CONCURRENCY = 64;
/** The shopper has his order number before its stock is allocated. */
const ALLOCATED_EVERY_MS = 200;

/** The inventory's answers. Each effect is a compare-and-set, which a second delivery finds moved on. */
@Controller()
export class StockConsumer {
  constructor(
    private readonly holds: HoldAnswered,
    private readonly allocations: AllocationAnswered,
  ) {}

  @Consume(stockHeld, { durable: 'stock-held', concurrency: CONCURRENCY })
  async onHeld(data: z.infer<typeof stockHeld.data>): Promise<void> {
    await this.holds.held(data);
  }

  @Consume(stockHoldRefused, { durable: 'stock-hold-refused' })
  async onHoldRefused(data: z.infer<typeof stockHoldRefused.data>): Promise<void> {
    await this.holds.refused(data);
  }

  @Consume(stockAllocated, {
    durable: 'stock-allocated',
    concurrency: CONCURRENCY,
    everyMs: ALLOCATED_EVERY_MS,
  })
  async onAllocated(data: z.infer<typeof stockAllocated.data>): Promise<void> {
    await this.allocations.allocated(data);
  }

  @Consume(stockAllocationRefused, { durable: 'stock-allocation-refused' })
  async onAllocationRefused(data: z.infer<typeof stockAllocationRefused.data>): Promise<void> {
    await this.allocations.refused(data);
  }

  @Consume(stockReleased, { durable: 'stock-released' })
  async onReleased(data: z.infer<typeof stockReleased.data>): Promise<void> {
    await this.holds.released(data.checkoutId, data.holdId);
  }
}
