import type { Envelope } from '@solar/contracts/common/envelope';
import {
  confirmHold,
  placeHold,
  releaseAllocation,
  releaseHold,
} from '@solar/contracts/inventory/commands';
import {
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockReleased,
} from '@solar/contracts/inventory/events';
import type { TestService } from '@solar/service-kit/testing/test-service';
import type { z } from 'zod';

type Place = z.infer<typeof placeHold.data>;
type Confirm = z.infer<typeof confirmHold.data>;

/** Plays the inventory slice over the real NATS, by its contracts: one shelf, holds, allocations. */
export class InventoryDouble {
  /** Pieces on the shelf that nobody holds. */
  readonly shelf = new Map<string, number>();
  readonly holds = new Map<string, Place>();
  readonly allocations = new Map<string, Place['lines']>();
  readonly commands: Envelope[] = [];
  /** Commands that are swallowed, as if the slice were down. */
  readonly deaf = new Set<string>();
  private readonly known = new Map<string, Place>();
  private readonly lent = new Map<string, Place>();
  private readonly seen = new Set<string>();

  constructor(private readonly service: TestService) {
    const subject = service.nats.subject('cmd.inventory.>');
    service.nats.connection.subscribe(subject, {
      callback: (_error, message) => void this.take(message.json<Envelope>()),
    });
  }

  count(subject: string): number {
    return this.commands.filter((command) => command.subject === subject).length;
  }

  private async take(command: Envelope): Promise<void> {
    if (this.seen.has(command.id)) return;
    if (this.deaf.has(command.subject)) return;
    this.seen.add(command.id);
    this.commands.push(command);
    if (command.subject === placeHold.subject) await this.place(placeHold.data.parse(command.data));
    if (command.subject === confirmHold.subject) {
      await this.confirm(confirmHold.data.parse(command.data));
    }
    if (command.subject === releaseHold.subject) {
      await this.release(releaseHold.data.parse(command.data).holdId);
    }
    if (command.subject === releaseAllocation.subject) {
      const { orderId } = releaseAllocation.data.parse(command.data);
      this.giveBack(this.allocations.get(orderId) ?? []);
      this.allocations.delete(orderId);
    }
  }

  private async place(hold: Place): Promise<void> {
    this.known.set(hold.holdId, hold);
    const { holdId, checkoutId, expiresAt } = hold;
    const lender = this.holds.get(hold.replaces ?? '');
    if (lender) this.giveBack(lender.lines);
    const shortages = this.takeFromShelf(hold.lines);
    if (shortages.length > 0) {
      if (lender) this.takeFromShelf(lender.lines);
      await this.publish(stockHoldRefused, holdId, { holdId, checkoutId, shortages });
      return;
    }
    if (lender) this.lend(lender, hold);
    this.holds.set(holdId, hold);
    await this.publish(stockHeld, holdId, { holdId, checkoutId, expiresAt });
  }

  private async confirm({ holdId, orderId }: Confirm): Promise<void> {
    const hold = this.known.get(holdId);
    if (!hold) throw new Error(`Unknown hold ${holdId}`);
    const { checkoutId, lines } = hold;
    const held = this.holds.delete(holdId) || this.allocations.has(orderId);
    const shortages = held ? [] : this.takeFromShelf(lines);
    if (shortages.length > 0) {
      await this.publish(stockAllocationRefused, holdId, {
        holdId,
        checkoutId,
        orderId,
        shortages,
      });
      return;
    }
    this.allocations.set(orderId, lines);
    const places = lines.map((line) => ({ ...line, warehouseId: 'whs_1', binId: 'bin_1' }));
    await this.publish(stockAllocated, holdId, { holdId, checkoutId, orderId, lines: places });
  }

  private async release(holdId: string): Promise<void> {
    const hold = this.holds.get(holdId);
    if (!hold) return;
    this.holds.delete(holdId);
    this.giveBack(hold.lines);
    const lender = this.lent.get(holdId);
    if (lender && this.takeFromShelf(lender.lines).length === 0) {
      this.holds.set(lender.holdId, lender);
    }
    const { checkoutId } = hold;
    await this.publish(stockReleased, holdId, { holdId, checkoutId, reason: 'released' });
  }

  private lend(lender: Place, taker: Place): void {
    this.holds.delete(lender.holdId);
    if (lender.checkoutId !== taker.checkoutId) this.lent.set(taker.holdId, lender);
  }

  private takeFromShelf(lines: Place['lines']) {
    const shortages = lines
      .map(({ productId, quantity }) => ({
        productId,
        requested: quantity,
        available: this.shelf.get(productId) ?? 0,
      }))
      .filter(({ requested, available }) => requested > available);
    if (shortages.length === 0) {
      for (const { productId, quantity } of lines) this.move(productId, -quantity);
    }
    return shortages;
  }

  private giveBack(lines: Place['lines']): void {
    for (const { productId, quantity } of lines) this.move(productId, quantity);
  }

  private move(productId: string, quantity: number): void {
    this.shelf.set(productId, (this.shelf.get(productId) ?? 0) + quantity);
  }

  private async publish<T extends z.ZodType>(
    contract: { subject: string; data: T },
    aggregateId: string,
    data: z.input<T>,
  ): Promise<void> {
    await this.service.publish(contract, { aggregateId, version: 1, data });
  }
}
