import { Global, Module } from '@nestjs/common';
import { CurrentPrices } from './current-prices';
import { PricePresenter } from './price-presenter';

@Global()
@Module({ providers: [CurrentPrices, PricePresenter], exports: [CurrentPrices, PricePresenter] })
export class PricingModule {}
