import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { orderSchema } from '../orders/order.schema';
import { ProductsModule } from '../products/products.module';
import { SettingsModule } from '../settings/settings.module';
import { GoodsCosts } from './goods-costs';
import { SalesController } from './sales.controller';
import { SalesRepository } from './sales.repository';
import { SalesService } from './sales.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }]),
    ProductsModule,
    SettingsModule,
  ],
  controllers: [SalesController],
  providers: [GoodsCosts, SalesRepository, SalesService],
})
export class ReportsModule {}
