import { Global, Module } from '@nestjs/common';
import { CurrentPrices } from './current-prices';
import { PriceAnnouncements } from './price-announcements';
import { PricePresenter } from './price-presenter';

@Global()
@Module({
  providers: [CurrentPrices, PriceAnnouncements, PricePresenter],
  exports: [CurrentPrices, PricePresenter],
})
export class PricingModule {}
