import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Metrics } from '@solar/service-kit/telemetry/metrics';
import { PaperlessOrders } from '../orders/paperless-orders.repository';

/** Counts the orders whose papers are still to be issued, so that it shows when nothing is left to do. */
@Injectable()
export class PapersDue implements OnApplicationBootstrap {
  constructor(
    private readonly orders: PaperlessOrders,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const help = 'Orders that have changed since their papers were issued';
    this.metrics.gauge({ name: 'papers_due', help }, async (gauge) => {
      gauge.set(await this.orders.countDue());
    });
  }
}
