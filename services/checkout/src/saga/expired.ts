import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import type { CheckoutConfig } from '../config';
import { IssueDocuments } from '../documents/issue-documents';
import { PaymentMethods } from '../payments/payment-methods.service';
import { AllocationAnswered } from './allocated';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { PaymentSettled } from './paid';
import { Refunds } from './refund';
import { Transfers } from './transfer';
import { VoidCheckout } from './void';

const BATCH = 100;
/** What is owed to a placed order is looked for every second round: it has waited for a minute before, or somebody asks for it. */
const ROUNDS_OWED = 2;

/**
 * Resumes what has stopped: expired holds, lost webhooks, unanswered cancellations, allocations and refunds, overdue transfers. Every
 * step is the one that a request would take, with the same guards, so that two sweepers at once do no harm.
 */
@Injectable()
export class CheckoutSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly methods: PaymentMethods,
    private readonly settled: PaymentSettled,
    private readonly voids: VoidCheckout,
    private readonly refunds: Refunds,
    private readonly transfers: Transfers,
    private readonly allocations: AllocationAnswered,
    private readonly documents: IssueDocuments,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding(
      'checkout-sweeper',
      { everyMs: this.config.SWEEP_EVERY_MS },
      (signal) => this.resumeDue(signal),
    );
    this.leases.whileHolding(
      'order-sweeper',
      { everyMs: this.config.SWEEP_EVERY_MS * ROUNDS_OWED },
      (signal) => this.giveOwed(signal),
    );
  }

  /** One round of both: checkouts that have stopped, and what placed orders are owed. */
  async sweep(): Promise<void> {
    await this.resumeDue();
    await this.giveOwed();
  }

  private async resumeDue(signal?: AbortSignal): Promise<void> {
    const now = new Date();
    for (const checkout of await this.checkouts.due(now, BATCH)) {
      if (signal?.aborted) return;
      await this.guarded(checkout._id, () => this.resume(checkout, now));
    }
  }

  /** Allocations that were not answered, and papers that nobody has asked for yet. */
  private async giveOwed(signal?: AbortSignal): Promise<void> {
    await this.allocations.askAgain(new Date(), BATCH);
    for (const order of await this.documents.issueDue()) {
      if (signal?.aborted) return;
      await this.guarded(order._id, async () => void (await this.documents.issue(order)));
    }
  }

  private async resume(checkout: CheckoutDoc, now: Date): Promise<void> {
    switch (checkout.state) {
      case 'reserving':
      case 'reserved':
        return this.end(checkout);
      case 'authorizing':
        return checkout.expiresAt <= now ? this.end(checkout) : this.lookUp(checkout, now);
      case 'voiding':
        return this.end(checkout);
      case 'awaiting_transfer':
        return this.transfers.resume(checkout, now);
      case 'paid':
      case 'paid_unfulfillable':
        if (checkout.payment?.id) await this.refunds.execute(checkout.payment.id);
        return;
      default:
        return;
    }
  }

  private async end(checkout: CheckoutDoc): Promise<void> {
    await this.voids.cancel(checkout, checkout.cancelReason ?? 'expired');
  }

  /** Asks the provider about an open payment, in case its webhook was lost. */
  private async lookUp(checkout: CheckoutDoc, now: Date): Promise<void> {
    const { payment, totals, _id: checkoutId } = checkout;
    const later = now.getTime() + this.config.PAYMENT_LOOKUP_SECONDS * 1_000;
    const wakeAt = new Date(Math.min(later, checkout.expiresAt.getTime()));
    // Before the provider is asked, so that one that does not answer is not asked again at once.
    await this.checkouts.change({ _id: checkoutId, state: 'authorizing' }, { $set: { wakeAt } });
    if (!payment?.id) return;
    const known = { paymentId: payment.id, checkoutId, amount: totals.total };
    const { payment: found } = await this.methods.provider(payment.provider).retrieve(known);
    await this.settled.settle(found);
  }

  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error, id }, 'sweep of one failed, the next round tries again');
    }
  }
}
