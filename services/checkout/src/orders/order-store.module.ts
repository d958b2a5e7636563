import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { orderNumberSchema } from './order-number.schema';
import { OrderNumbers } from './order-numbers.service';
import { OrderRepository } from './order.repository';
import { orderSchema } from './order.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Order', schema: orderSchema },
      { name: 'OrderNumber', schema: orderNumberSchema },
    ]),
  ],
  providers: [OrderNumbers, OrderRepository],
  exports: [OrderNumbers, OrderRepository],
})
export class OrderStoreModule {}
