import { Module } from '@nestjs/common';
import { PriceListModule } from '../price-list/price-list.module';
import { ProductModule } from '../product/product.module';
import { CurrencyConsumer } from './currency.consumer';
import { CurrencyController } from './currency.controller';
import { CurrencyPreviews } from './currency-previews';
import { PriceConversion } from './price-conversion';

@Module({
  imports: [PriceListModule, ProductModule],
  controllers: [CurrencyController, CurrencyConsumer],
  providers: [CurrencyPreviews, PriceConversion],
})
export class CurrencyModule {}
