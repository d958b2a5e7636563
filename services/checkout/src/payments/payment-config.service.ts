import { Inject, Injectable } from '@nestjs/common';
import type { PaymentConfig } from '@solar/contracts/checkout/payments-http';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { CheckoutConfig } from '../config';
import { SiteSettingsService } from '../settings/site-settings.service';
import { StripeGateway } from './stripe.gateway';

@Injectable()
export class PaymentConfigService {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly gateway: StripeGateway,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  async read(): Promise<PaymentConfig> {
    const { paymentsEnabled } = await this.settings.current();
    return {
      enabled: paymentsEnabled,
      publishableKey: this.gateway.publishableKey,
      local: this.gateway.local,
      scriptUrl: this.gateway.local ? this.config.STRIPE_LOCAL_SCRIPT_URL : null,
    };
  }
}
