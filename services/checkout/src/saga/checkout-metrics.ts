import { Injectable } from '@nestjs/common';
import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import { Metrics } from '@solar/service-kit/telemetry/metrics';
import type { CheckoutDoc } from './checkout.schema';

/** What the shop's dashboard and its alarms are made of: steps of purchases, declined payments, money. */
@Injectable()
export class CheckoutMetrics {
  private readonly steps;
  private readonly declined;
  private readonly revenue;

  constructor(metrics: Metrics) {
    this.steps = metrics.counter({
      name: 'checkout_steps_total',
      help: 'Purchases that came into a state',
      labels: ['to'],
    });
    this.declined = metrics.counter({
      name: 'checkout_payments_declined_total',
      help: 'Payments that a provider declined',
    });
    this.revenue = metrics.counter({
      name: 'checkout_revenue_minor_units_total',
      help: 'Money of paid purchases, in the minor units of its currency',
      labels: ['currency'],
    });
  }

  /** A purchase has come into a state. */
  stepped({ totals }: Pick<CheckoutDoc, 'totals'>, to: CheckoutState): void {
    this.steps.inc({ to });
    const { amount, currency } = totals.total;
    if (to === 'paid') this.revenue.inc({ currency }, amount);
  }

  /** A provider has refused a payment; the purchase stays where it is. */
  paymentDeclined(): void {
    this.declined.inc();
  }
}
