import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SettingsModule } from '../settings/settings.module';
import { OrderAdminController } from './order-admin.controller';
import { OrderAdminService } from './order-admin.service';
import { OrderMails } from './order-mails';
import { OrderMoves } from './order-moves';
import { TaxNumberCorrection } from './tax-number-correction';
import { OrderNumbers } from './order-numbers.service';
import { OrderViews } from './order-views';
import { OrderConsumer } from './order.consumer';
import { OrderController } from './order.controller';
import { OrderRepository } from './order.repository';
import { OrderRpc } from './order.rpc';
import { orderSchema } from './order.schema';
import { PaperlessOrders } from './paperless-orders.repository';
import { OrderService } from './order.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }]), SettingsModule],
  controllers: [OrderController, OrderAdminController, OrderConsumer, OrderRpc],
  providers: [
    OrderAdminService,
    OrderMails,
    TaxNumberCorrection,
    OrderMoves,
    OrderNumbers,
    OrderRepository,
    OrderService,
    OrderViews,
    PaperlessOrders,
  ],
  exports: [OrderMails, OrderMoves, OrderNumbers, OrderRepository, OrderViews, PaperlessOrders],
})
export class OrdersModule {}
