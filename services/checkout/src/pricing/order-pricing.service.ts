import { Injectable } from '@nestjs/common';
import type {
  PricedLine,
  ShippingOption,
  TotalsPreview,
} from '@solar/contracts/checkout/checkout-http';
import type { QuoteShipping } from '@solar/contracts/checkout/quotes-http';
import type { ShippingMethod } from '@solar/contracts/checkout/settings-http';
import type { ShippingChoice, Totals } from '@solar/contracts/checkout/totals-http';
import { textIn, type Language } from '@solar/contracts/common/localized';
import type { Money } from '@solar/contracts/common/money';
import { arrivalAfter } from '@solar/contracts/common/working-days';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { PriceClient, unitOf, type ProductPrice } from '../products/price.client';
import { SiteSettingsService } from '../settings/site-settings.service';
import { weekTo } from '../shipping/promised-arrival';
import { shippingCost, type Parcel } from '../shipping/shipping-cost';
import { ShippingService, standardMethod } from '../shipping/shipping.service';
import { subtotalOf, totalsOf, withLineTotals } from './totals';

export type PricedOrder = {
  lines: PricedLine[];
  shippingMethod: ShippingChoice;
  totals: Totals;
};

export type BasketLine = { productId: string; quantity: number };

/** Lines to be priced; the unit prices of a quote are frozen, all others are asked of the catalogue. */
export type Basket = {
  lines: readonly BasketLine[];
  frozen: ReadonlyMap<string, Money> | null;
  /** What shipping to a country costs by a quote. */
  shipping?: QuoteShipping | null | undefined;
};
type Method = ShippingMethod & { cost: Money };

const QUOTED = {
  methodId: 'quoted',
  name: { en: 'Delivery as quoted', fr: 'Livraison selon le devis' },
  description: { en: '', fr: '' },
};

/** The only place where a basket becomes money. */
@Injectable()
export class OrderPricing {
  constructor(
    private readonly prices: PriceClient,
    private readonly shipping: ShippingService,
    private readonly settings: SiteSettingsService,
  ) {}

  /** Price of the basket to a country by one shipping method, as the catalogue has it now. */
  async price(
    customer: Principal,
    basket: Basket,
    to: { country: string; methodId: string; language: Language },
  ): Promise<PricedOrder> {
    const [{ lines, parcel }, tax] = await Promise.all([
      this.parcelOf(basket, to.country, this.prices.prices(customer, idsOf(basket))),
      this.shipping.taxFor(to.country),
    ]);
    const methods = await this.methodsFor(basket, parcel);
    const method = methods.find((candidate) => candidate.methodId === to.methodId);
    if (!method) {
      throw problem.conflict(
        'shipping.unavailable',
        'This shipping method does not serve the address',
      );
    }
    return {
      lines,
      shippingMethod: {
        methodId: method.methodId,
        name: textIn(method.name, to.language),
        names: method.name,
        minDays: method.minDays,
        maxDays: method.maxDays,
      },
      totals: totalsOf(parcel.subtotal, method.cost, tax, to.language),
    };
  }

  /** Price of the basket to a country by every method that serves it, to look at. */
  async preview(
    customer: Principal,
    basket: Basket,
    to: { country: string; language: Language },
  ): Promise<TotalsPreview> {
    const [{ lines, parcel }, tax, settings] = await Promise.all([
      this.parcelOf(basket, to.country, this.prices.shown(customer, idsOf(basket))),
      this.shipping.taxFor(to.country),
      this.settings.current(),
    ]);
    const methods = await this.methodsFor(basket, parcel);
    const now = new Date();
    const week = weekTo(to.country, settings);
    const options = methods.map((method): ShippingOption => ({
      methodId: method.methodId,
      name: textIn(method.name, to.language),
      description: textIn(method.description, to.language),
      minDays: method.minDays,
      maxDays: method.maxDays,
      arrival: arrivalAfter(method, now, week),
      totals: totalsOf(parcel.subtotal, method.cost, tax, to.language),
    }));
    return { lines, options, paymentsEnabled: settings.paymentsEnabled };
  }

  /** To the country of a quote its shipping alone is offered, in the time of the first method that serves it. */
  private async methodsFor({ shipping }: Basket, parcel: Parcel): Promise<Method[]> {
    const methods = await this.shipping.methodsFor(parcel);
    if (shipping?.country !== parcel.country) {
      return methods.map((method) => ({ ...method, cost: shippingCost(method, parcel) }));
    }
    const served = methods[0] ?? standardMethod(0);
    return [{ ...served, ...QUOTED, cost: shipping.cost }];
  }

  private async parcelOf(
    basket: Basket,
    country: string,
    prices: Promise<Map<string, ProductPrice>>,
  ): Promise<{ lines: PricedLine[]; parcel: Parcel }> {
    const [products, settings] = await Promise.all([prices, this.settings.current()]);
    const lines = withLineTotals(
      priceLines(
        basket,
        products,
        ({ productId: id, quantity }) =>
          basket.frozen?.get(id) ?? unitOf(products.get(id), quantity),
      ),
    );
    assertCurrency(lines, settings.currency, basket);
    const subtotal = subtotalOf(lines, settings.currency);
    const weightGrams = basket.lines.reduce(
      (sum, line) => sum + line.quantity * (products.get(line.productId)?.weightGrams ?? 0),
      0,
    );
    return { lines, parcel: { country, subtotal, weightGrams } };
  }
}

function idsOf({ lines }: Basket): string[] {
  return lines.map((line) => line.productId);
}

/** Nothing is sold in a currency that the shop has left: rates of shipping and tax are in the new one. */
function assertCurrency(
  lines: readonly { unit: Money }[],
  currency: string,
  { frozen }: Basket,
): void {
  if (lines.every(({ unit }) => unit.currency === currency)) return;
  if (frozen) {
    throw problem.conflict(
      'quote.currency',
      `The shop sells in ${currency} now; ask for new prices`,
    );
  }
  throw problem.unavailable('price.converting', 'Prices are being converted; please repeat');
}

function priceLines(
  basket: Basket,
  products: Map<string, ProductPrice>,
  unitFor: (line: BasketLine) => Money | null,
): Omit<PricedLine, 'lineTotal'>[] {
  const missing: string[] = [];
  const lines: Omit<PricedLine, 'lineTotal'>[] = [];
  for (const { productId, quantity } of basket.lines) {
    const product = products.get(productId);
    const unit = unitFor({ productId, quantity });
    if (!product || !unit || (!product.buyable && !basket.frozen)) {
      missing.push(productId);
      continue;
    }
    const { sku, slug, name, brand, imageUrl } = product;
    lines.push({ productId, sku, slug, name, brand, imageUrl, quantity, unit });
  }
  if (missing.length > 0) {
    throw problem.conflict('price.unavailable', 'A product can no longer be bought', {
      errors: missing.map((path) => ({
        path,
        code: 'price.unavailable',
        message: 'This product has no price',
      })),
    });
  }
  return lines;
}
