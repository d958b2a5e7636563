import { Controller } from '@nestjs/common';
import { currencyChanged } from '@solar/contracts/admin/events';
import type { CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import { Consume } from '@solar/service-kit/messaging/handlers';
import { PriceConversion } from './price-conversion';

@Controller()
export class CurrencyConsumer {
  constructor(private readonly prices: PriceConversion) {}

  @Consume(currencyChanged, { durable: 'price-currency' })
  convert(terms: CurrencyConversion): Promise<void> {
    return this.prices.convert(terms);
  }
}
