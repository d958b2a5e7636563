import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AvailabilityController } from './availability.controller';
import { PriceClient } from './price.client';
import { ProductViewConsumer } from './product-view.consumer';
import { productViewSchema } from './product-view.schema';
import { ProductViews } from './product-views';
import { ShownPrices } from './shown-prices';
import { StockLevels } from './stock-levels';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'ProductView', schema: productViewSchema }])],
  controllers: [AvailabilityController, ProductViewConsumer],
  providers: [PriceClient, ProductViews, ShownPrices, StockLevels],
  exports: [PriceClient, ProductViews, StockLevels],
})
export class ProductsModule {}
