import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Metrics } from '@solar/service-kit/telemetry/metrics';
import { OrderRepository } from '../orders/order.repository';
import { CheckoutRepository } from './checkout.repository';

/** The sweeper looks at everything within seconds; what has waited this long is stuck. */
const STUCK_MS = 120_000;

/** Counts the purchases and orders that should have been looked at long ago, for the alarm. */
@Injectable()
export class Overdue implements OnApplicationBootstrap {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const help = 'Purchases and orders that wait for longer than the sweeper ever takes';
    const metric = { name: 'checkout_overdue', help, labels: ['document'] as const };
    this.metrics.gauge<'document'>(metric, async (gauge) => {
      const before = new Date(Date.now() - STUCK_MS);
      gauge.set({ document: 'checkout' }, await this.checkouts.countDue(before));
      gauge.set({ document: 'order' }, await this.orders.countDue(before));
    });
  }
}
