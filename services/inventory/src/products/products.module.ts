import { Module } from '@nestjs/common';
import { StockModule } from '../stock/stock.module';
import { ProductConsumer } from './product.consumer';
import { ProductDirectory } from './product-directory';

/** The names of the catalogue's products. */
@Module({
  imports: [StockModule],
  controllers: [ProductConsumer],
  providers: [ProductDirectory],
  exports: [ProductDirectory],
})
export class ProductsModule {}
