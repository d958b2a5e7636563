import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PriceClient } from './price.client';
import { ProductViewConsumer } from './product-view.consumer';
import { ProductViewRepository } from './product-view.repository';
import { productViewSchema } from './product-view.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'ProductView', schema: productViewSchema }])],
  providers: [PriceClient, ProductViewConsumer, ProductViewRepository],
  exports: [PriceClient, ProductViewRepository],
})
export class ProductsModule {}
