import { Injectable } from '@nestjs/common';
import type { stockHeld, stockHoldRefused } from '@solar/contracts/inventory/events';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import type { z } from 'zod';
import { QuoteHolds } from '../quotes/quote-holds';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';

/** The inventory's answer to placeHold, which also proves that the checkout's outbox was published. */
@Injectable()
export class HoldAnswered {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly quotes: QuoteHolds,
    private readonly signals: CheckoutSignals,
    private readonly outbox: Outbox,
  ) {}

  async held(data: z.infer<typeof stockHeld.data>): Promise<void> {
    if (await this.quotes.noted(data, 'held')) return;
    const expiresAt = new Date(data.expiresAt);
    const moved = await this.checkouts.take(
      'held',
      { _id: data.checkoutId },
      { $set: { expiresAt, wakeAt: expiresAt }, $unset: { outbox: 1 } },
    );
    if (moved) this.answered(moved);
  }

  async refused(data: z.infer<typeof stockHoldRefused.data>): Promise<void> {
    if (await this.quotes.noted(data, 'refused')) return;
    const moved = await this.checkouts.take(
      'refused',
      { _id: data.checkoutId },
      {
        $set: { cancelReason: 'stock_insufficient', shortages: data.shortages },
        $unset: { outbox: 1 },
      },
    );
    if (moved) this.answered(moved);
  }

  private answered(checkout: CheckoutDoc): void {
    this.outbox.cleared('checkouts', checkout._id);
    this.signals.announce(checkout);
  }

  /** A hold that ended by itself ends its checkout: the sweeper asks the provider and cancels. */
  async released(checkoutId: string, holdId: string): Promise<void> {
    if (await this.quotes.noted({ checkoutId, holdId }, 'ended')) return;
    this.signals.announceRelease(holdId);
    const now = new Date();
    await this.checkouts.change(
      { _id: checkoutId, state: { $in: ['reserved', 'authorizing'] } },
      { $set: { wakeAt: now, expiresAt: now } },
    );
  }
}
