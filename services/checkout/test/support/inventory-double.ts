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
type Release = z.infer<typeof releaseHold.data>;

/**
 * Plays the inventory slice over the real NATS: one shelf, holds, allocations. It answers as the ledger does: both are tested by the
 * conversations of the contract.
 */
export class InventoryDouble {
  /** Pieces on the shelf that nobody holds. */
  readonly shelf = new Map<string, number>();
  /** Those that run. */
  readonly holds = new Map<string, Place>();
  readonly allocations = new Map<string, Place['lines']>();
  readonly commands: Envelope[] = [];
  /** Commands that are swallowed, as if the slice were down. */
  readonly deaf = new Set<string>();
  /** Every hold that was ever placed; without a value where its release came first. */
  private readonly known = new Map<string, Place | null>();
  /** By a hold that has lent its pieces: the one that has them. */
  private readonly borrowers = new Map<string, string>();
  private readonly orders = new Map<string, string>();
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
      await this.release(releaseHold.data.parse(command.data));
    }
    if (command.subject === releaseAllocation.subject) {
      const { orderId } = releaseAllocation.data.parse(command.data);
      this.giveBack(this.allocations.get(orderId) ?? []);
      this.allocations.delete(orderId);
    }
  }

  private async place(hold: Place): Promise<void> {
    const { holdId, checkoutId, expiresAt, replaces = '' } = hold;
    if (this.known.has(holdId)) return;
    this.known.set(holdId, hold);
    const lender = this.holds.get(replaces);
    if (lender) this.giveBack(lender.lines);
    const shortages = this.takeFromShelf(hold.lines);
    if (shortages.length > 0) {
      if (lender) this.takeFromShelf(lender.lines);
      await this.publish(stockHoldRefused, holdId, { holdId, checkoutId, shortages });
      return;
    }
    this.holds.delete(replaces);
    if (lender && lender.checkoutId !== checkoutId) this.borrowers.set(replaces, holdId);
    if (replaces !== '' && !this.known.has(replaces)) this.known.set(replaces, null);
    this.holds.set(holdId, hold);
    await this.publish(stockHeld, holdId, { holdId, checkoutId, expiresAt });
  }

  private async confirm({ holdId, orderId }: Confirm): Promise<void> {
    const hold = this.known.get(holdId);
    if (!hold) throw new Error(`Unknown hold ${holdId}`);
    if (this.orders.get(holdId) === orderId) return;
    this.orders.set(holdId, orderId);
    const { checkoutId, lines } = hold;
    const shortages = this.holds.delete(holdId) ? [] : this.takeFromShelf(lines);
    if (shortages.length > 0) {
      const data = { holdId, checkoutId, orderId, shortages };
      await this.publish(stockAllocationRefused, holdId, data);
      return;
    }
    this.allocations.set(orderId, lines);
    const places = lines.map((line) => ({ ...line, warehouseId: 'whs_1', binId: 'bin_1' }));
    await this.publish(stockAllocated, holdId, { holdId, checkoutId, orderId, lines: places });
  }

  private async release({ holdId, reason }: Release): Promise<void> {
    if (!this.known.has(holdId)) this.known.set(holdId, null);
    this.borrowers.delete(holdId);
    const hold = this.holds.get(holdId);
    if (!hold) return;
    this.holds.delete(holdId);
    this.giveBack(hold.lines);
    this.returnToLender(hold);
    const { checkoutId } = hold;
    await this.publish(stockReleased, holdId, { holdId, checkoutId, reason });
  }

  private returnToLender({ holdId, replaces = '' }: Place): void {
    const lender = this.known.get(replaces);
    if (!lender || this.borrowers.get(replaces) !== holdId) return;
    this.borrowers.delete(replaces);
    if (this.takeFromShelf(lender.lines).length === 0) this.holds.set(replaces, lender);
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
