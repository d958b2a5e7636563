import { Inject, Injectable } from '@nestjs/common';
import type { Order, StaffOrder, TrackedOrder } from '@solar/contracts/checkout/orders-http';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { CheckoutConfig } from '../config';
import { bankAccountOf } from '../payments/bank-transfer/bank-account';
import { SiteSettingsService } from '../settings/site-settings.service';
import { presentForStaff, presentOrder, presentTracking } from './order.presenter';
import type { OrderDoc } from './order.schema';

/** Orders with what the shop's settings add to them: the account of a transfer, the carrier's page of a parcel. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  async full(order: OrderDoc): Promise<Order> {
    const trackingUrl = await this.settings.trackingUrl(order);
    return presentOrder(order, { account: bankAccountOf(this.config), trackingUrl });
  }

  async forStaff(order: OrderDoc): Promise<StaffOrder> {
    return presentForStaff(order, await this.full(order));
  }

  async tracking(order: OrderDoc): Promise<TrackedOrder> {
    return presentTracking(order, await this.settings.trackingUrl(order));
  }
}
