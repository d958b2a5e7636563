import { Controller } from '@nestjs/common';
import { currencyChanged } from '@solar/contracts/admin/events';
import type { CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import { Consume } from '@solar/service-kit/messaging/handlers';
import { ShippingService } from './shipping.service';

@Controller()
export class ShippingCurrencyConsumer {
  constructor(private readonly shipping: ShippingService) {}

  @Consume(currencyChanged, { durable: 'shipping-currency' })
  convert(terms: CurrencyConversion): Promise<void> {
    return this.shipping.convert(terms);
  }
}
