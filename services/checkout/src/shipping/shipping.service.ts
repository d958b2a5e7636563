import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import type {
  ShippingMethod,
  ShippingMethodInput,
  TaxRule,
  TaxRuleInput,
} from '@solar/contracts/checkout/settings-http';
import type { CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import { Remembered } from '../settings/remembered';
import { SiteSettingsService } from '../settings/site-settings.service';
import { convertedShipping } from './converted-shipping';
import { isAvailable, type Parcel } from './shipping-cost';
import { ShippingRepository } from './shipping.repository';
import { NO_TAX, type TaxRate } from './tax-rate';

type Rates = { methods: ShippingMethod[]; rules: TaxRule[] };

const CHANGED = 'signal.checkout-rates';

/** Shipping methods and tax rules: data in the database, in the memory of every replica until one of them changes. */
@Injectable()
export class ShippingService implements OnModuleInit, OnApplicationShutdown {
  private readonly memory = new Remembered(() => this.load());
  private subscription: Subscription | null = null;

  constructor(
    private readonly repository: ShippingRepository,
    private readonly settings: SiteSettingsService,
    private readonly nats: NatsClient,
  ) {}

  onModuleInit(): void {
    this.subscription = this.nats.connection.subscribe(this.nats.subject(CHANGED), {
      callback: () => this.memory.forget(),
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  /** Methods for a parcel; a shop without any active method ships at the default rate of its settings. */
  async methodsFor(parcel: Parcel): Promise<ShippingMethod[]> {
    const [{ methods }, settings] = await Promise.all([
      this.memory.read(),
      this.settings.current(),
    ]);
    if (!settings.shippingEnabled) return [standardMethod(0)];
    if (!methods.some((method) => method.active)) {
      return [standardMethod(settings.defaultShippingMinor)];
    }
    return methods.filter((method) => isAvailable(method, parcel));
  }

  /** Tax of a destination: its own rule, else the rule for everywhere, else the rate of the settings. */
  async taxFor(country: string): Promise<TaxRate> {
    const [{ rules }, settings] = await Promise.all([this.memory.read(), this.settings.current()]);
    if (!settings.taxEnabled) return NO_TAX;
    const active = rules.filter((rule) => rule.active);
    return (
      active.find((rule) => rule.country === country) ??
      active.find((rule) => rule.country === null) ?? {
        name: { en: 'VAT', fr: 'TVA' },
        basisPoints: settings.taxBasisPoints,
        appliesToShipping: true,
      }
    );
  }

  listMethods(): Promise<ShippingMethod[]> {
    return this.repository.listMethods();
  }

  async createMethod(input: ShippingMethodInput): Promise<ShippingMethod> {
    const { currency } = await this.settings.current();
    return this.changing(this.repository.createMethod(input, currency));
  }

  /** Brings the prices of the methods into another currency; a repetition goes on where the first run ended. */
  async convert(terms: CurrencyConversion): Promise<void> {
    for (;;) {
      const methods = await this.repository.methodsIn(terms.from);
      if (methods.length === 0) return;
      for (const method of methods) {
        await this.changing(this.repository.setPrices(method, convertedShipping(method, terms)));
      }
    }
  }

  replaceMethod(id: string, input: ShippingMethodInput): Promise<ShippingMethod> {
    return this.changing(this.repository.replaceMethod(id, input));
  }

  deleteMethod(id: string): Promise<void> {
    return this.changing(this.repository.deleteMethod(id));
  }

  listRules(): Promise<TaxRule[]> {
    return this.repository.listRules();
  }

  createRule(input: TaxRuleInput): Promise<TaxRule> {
    return this.changing(this.repository.createRule(input));
  }

  replaceRule(id: string, input: TaxRuleInput): Promise<TaxRule> {
    return this.changing(this.repository.replaceRule(id, input));
  }

  deleteRule(id: string): Promise<void> {
    return this.changing(this.repository.deleteRule(id));
  }

  private async changing<T>(write: Promise<T>): Promise<T> {
    const result = await write;
    this.memory.forget();
    this.nats.connection.publish(this.nats.subject(CHANGED));
    return result;
  }

  private async load(): Promise<Rates> {
    const [methods, rules] = await Promise.all([
      this.repository.listMethods(),
      this.repository.listRules(),
    ]);
    return { methods, rules };
  }
}

/** Ships everywhere at one rate. */
export function standardMethod(baseMinor: number): ShippingMethod {
  return {
    methodId: 'standard',
    name: { en: 'Standard delivery', fr: 'Livraison standard' },
    description: { en: '', fr: '' },
    countries: [],
    baseMinor,
    perKgMinor: 0,
    freeFromMinor: null,
    maxWeightGrams: null,
    minDays: 2,
    maxDays: 7,
    active: true,
    position: 0,
  };
}
