import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CheckoutStoreModule } from '../checkouts/checkout-store.module';
import { OrderStoreModule } from '../orders/order-store.module';
import { ShippingModule } from '../shipping/shipping.module';
import { PaymentAdminController } from './payment-admin.controller';
import { PaymentAdminService } from './payment-admin.service';
import { PaymentConfigService } from './payment-config.service';
import { PaymentController } from './payment.controller';
import { PaymentRepository } from './payment.repository';
import { paymentSchema } from './payment.schema';
import { PaymentService } from './payment.service';
import { RefundService } from './refund.service';
import { SettlementService } from './settlement.service';
import { StripeGateway } from './stripe.gateway';
import { VoidService } from './void.service';
import { WebhookController } from './webhook.controller';
import { WebhookService } from './webhook.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Payment', schema: paymentSchema }]),
    CheckoutStoreModule,
    OrderStoreModule,
    ShippingModule,
  ],
  controllers: [PaymentController, PaymentAdminController, WebhookController],
  providers: [
    PaymentAdminService,
    PaymentConfigService,
    PaymentRepository,
    PaymentService,
    RefundService,
    SettlementService,
    StripeGateway,
    VoidService,
    WebhookService,
  ],
  exports: [PaymentRepository, RefundService, SettlementService, StripeGateway, VoidService],
})
export class PaymentsModule {}
