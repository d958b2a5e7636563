import { Injectable } from '@nestjs/common';
import type {
  ShippingMethod,
  ShippingMethodInput,
  TaxRule,
  TaxRuleInput,
} from '@solar/contracts/checkout/settings-http';
import { isAvailable, type Parcel } from '../pricing/shipping-cost';
import { NO_TAX, type TaxRate } from '../pricing/totals';
import { SiteSettingsService } from '../settings/site-settings.service';
import { TimedCache } from '../settings/timed-cache';
import { ShippingRepository } from './shipping.repository';

/** Shipping methods and tax rules: data in the database, cached for the hot path. */
@Injectable()
export class ShippingService {
  private readonly methods = new TimedCache(() => this.repository.listMethods());
  private readonly rules = new TimedCache(() => this.repository.listRules());

  constructor(
    private readonly repository: ShippingRepository,
    private readonly settings: SiteSettingsService,
  ) {}

  /** Methods for a parcel; a shop without any active method ships at the default rate of its settings. */
  async methodsFor(parcel: Parcel): Promise<ShippingMethod[]> {
    const [methods, settings] = await Promise.all([this.methods.get(), this.settings.current()]);
    if (!settings.shippingEnabled) return [standardMethod(0)];
    if (!methods.some((method) => method.active)) {
      return [standardMethod(settings.defaultShippingMinor)];
    }
    return methods.filter((method) => isAvailable(method, parcel));
  }

  /** Tax of a destination: its own rule, else the rule for everywhere, else the rate of the settings. */
  async taxFor(country: string): Promise<TaxRate> {
    const [rules, settings] = await Promise.all([this.rules.get(), this.settings.current()]);
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

  createMethod(input: ShippingMethodInput): Promise<ShippingMethod> {
    return this.changing(this.repository.createMethod(input));
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
    this.methods.clear();
    this.rules.clear();
    return result;
  }
}

function standardMethod(baseMinor: number): ShippingMethod {
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
