import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module';
import { ShippingModule } from '../shipping/shipping.module';
import { OrderAdminController } from './order-admin.controller';
import { OrderAdminService } from './order-admin.service';
import { OrderMails } from './order-mails';
import { OrderStoreModule } from './order-store.module';
import { OrderConsumer } from './order.consumer';
import { OrderController } from './order.controller';
import { OrderService } from './order.service';

@Module({
  imports: [OrderStoreModule, PaymentsModule, ShippingModule],
  controllers: [OrderController, OrderAdminController],
  providers: [OrderAdminService, OrderConsumer, OrderMails, OrderService],
})
export class OrdersModule {}
