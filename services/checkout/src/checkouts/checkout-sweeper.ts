import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import type { CheckoutConfig } from '../config';
import { PaymentRepository } from '../payments/payment.repository';
import { RefundService } from '../payments/refund.service';
import { SettlementService } from '../payments/settlement.service';
import { StripeGateway } from '../payments/stripe.gateway';
import { VoidService } from '../payments/void.service';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';

const BATCH = 100;

/**
 * Resumes what has stopped: expired holds, lost webhooks, unanswered cancellations, confirmations and refunds. Every step is
 * the one that a request would take, with the same guards, so that two sweepers at once do no harm.
 */
@Injectable()
export class CheckoutSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: PaymentRepository,
    private readonly gateway: StripeGateway,
    private readonly settlement: SettlementService,
    private readonly voids: VoidService,
    private readonly refunds: RefundService,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding(
      'checkout-sweeper',
      { everyMs: this.config.SWEEP_EVERY_MS },
      (signal) => this.sweep(signal),
    );
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    const now = new Date();
    for (const checkout of await this.checkouts.due(now, BATCH)) {
      if (signal?.aborted) return;
      await this.guarded(checkout._id, () => this.resume(checkout, now));
    }
    for (const payment of await this.payments.dueRefunds(now, BATCH)) {
      if (signal?.aborted) return;
      await this.guarded(payment._id, () => this.refunds.execute(payment._id));
    }
  }

  private async resume(checkout: CheckoutDoc, now: Date): Promise<void> {
    switch (checkout.state) {
      case 'reserving':
      case 'reserved':
        return this.voids.end(checkout, 'expired');
      case 'authorizing':
        return this.resumePayment(checkout, now);
      case 'voiding':
        return this.voids.end(checkout, checkout.cancelReason ?? 'expired');
      case 'confirming':
        return this.settlement.confirmAgain(checkout);
      default:
        return;
    }
  }

  private async resumePayment(checkout: CheckoutDoc, now: Date): Promise<void> {
    if (checkout.expiresAt <= now) return this.voids.end(checkout, 'expired');
    const payment = await this.payments.findByCheckout(checkout._id);
    if (payment) await this.settlement.settle((await this.gateway.retrieve(payment._id)).payment);
    const later = now.getTime() + this.config.PAYMENT_LOOKUP_SECONDS * 1_000;
    const wakeAt = new Date(Math.min(later, checkout.expiresAt.getTime()));
    await this.checkouts.reschedule(checkout._id, ['authorizing'], { wakeAt });
  }

  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error, id }, 'sweep of one failed, the next round tries again');
    }
  }
}
