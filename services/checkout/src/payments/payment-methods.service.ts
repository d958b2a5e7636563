import { Inject, Injectable } from '@nestjs/common';
import type { PaymentConfig, PaymentMethod } from '@solar/contracts/checkout/payments-http';
import { problem } from '@solar/service-kit/errors/problem';
import { SiteSettingsService } from '../settings/site-settings.service';
import { PAYMENT_PROVIDERS, type PaymentProvider } from './payment-provider';

/** The providers by their codes, and what the shop offers of them. */
@Injectable()
export class PaymentMethods {
  private readonly byCode: ReadonlyMap<string, PaymentProvider>;

  constructor(
    @Inject(PAYMENT_PROVIDERS) private readonly providers: readonly PaymentProvider[],
    private readonly settings: SiteSettingsService,
  ) {
    this.byCode = new Map(providers.map((provider) => [provider.code, provider]));
  }

  /** The provider that carries a stored payment. Throws Error when the service no longer has it. */
  provider(code: string): PaymentProvider {
    const known = this.byCode.get(code);
    if (!known) throw new Error(`No payment provider is called ${code}`);
    return known;
  }

  /** The provider behind a method that the shopper chose. 409 when it is not offered at the moment. */
  async choose(method: PaymentMethod): Promise<PaymentProvider> {
    const { paymentsEnabled } = await this.settings.current();
    if (!paymentsEnabled) {
      throw problem.conflict('payments.disabled', 'Payments are switched off at the moment');
    }
    const chosen = this.offered().find((provider) => provider.method === method);
    if (!chosen) {
      throw problem.conflict('payment.method_unavailable', 'This way of paying is not offered');
    }
    return chosen;
  }

  async config(): Promise<PaymentConfig> {
    const { paymentsEnabled } = await this.settings.current();
    const offered = this.offered();
    const browser = offered.map((provider) => provider.browserConfig()).find(Boolean);
    return {
      enabled: paymentsEnabled,
      publishableKey: '',
      local: false,
      scriptUrl: null,
      ...browser,
      methods: offered.map(({ method }) => ({ code: method })),
    };
  }

  private offered(): PaymentProvider[] {
    return this.providers.filter((provider) => provider.offered);
  }
}
