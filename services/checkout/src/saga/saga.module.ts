import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CartModule } from '../cart/cart.module';
import { DocumentsModule } from '../documents/documents.module';
import { OrdersModule } from '../orders/orders.module';
import { PaymentsModule } from '../payments/payments.module';
import { PricingModule } from '../pricing/pricing.module';
import { ProductsModule } from '../products/products.module';
import { QuotesModule } from '../quotes/quotes.module';
import { ReturnsModule } from '../returns/returns.module';
import { SettingsModule } from '../settings/settings.module';
import { AllocationAnswered } from './allocated';
import { CheckoutMetrics } from './checkout-metrics';
import { CheckoutReader } from './checkout-reader';
import { CheckoutRepository } from './checkout.repository';
import { checkoutSchema } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { CheckoutSweeper } from './expired';
import { HoldAnswered } from './held';
import { CheckoutController } from './http/checkout.controller';
import { MyOrderController } from './http/my-order.controller';
import { PaymentController } from './http/payment.controller';
import { WebhookController } from './http/webhook.controller';
import { CreateIntent } from './intent';
import { OrderMaking } from './order-making';
import { Overdue } from './overdue';
import { PaymentSettled } from './paid';
import { PaymentStatusReader } from './payment-status';
import { PurchaseSources } from './purchase-sources';
import { Refunds } from './refund';
import { Reorders } from './reorder';
import { RefundMails } from './refund-mails';
import { OrderCancellation } from './staff/order-cancellation';
import { OrderCancellationController } from './staff/order-cancellation.controller';
import { OrderTraceController } from './staff/order-trace.controller';
import { OrderTracing } from './staff/order-trace';
import { PaymentAdminController } from './staff/payment-admin.controller';
import { PaymentAdminService } from './staff/payment-admin.service';
import { ReturnRefund } from './staff/return-refund';
import { ReturnRefundController } from './staff/return-refund.controller';
import { ShortageConsumer } from './shortage.consumer';
import { Shortages } from './shortages';
import { StartCheckoutStep } from './start';
import { StockConsumer } from './stock.consumer';
import { Transfers } from './transfer';
import { VoidCheckout } from './void';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Checkout', schema: checkoutSchema }]),
    CartModule,
    DocumentsModule,
    OrdersModule,
    PaymentsModule,
    PricingModule,
    ProductsModule,
    QuotesModule,
    ReturnsModule,
    SettingsModule,
  ],
  controllers: [
    CheckoutController,
    MyOrderController,
    PaymentController,
    WebhookController,
    OrderCancellationController,
    OrderTraceController,
    PaymentAdminController,
    ReturnRefundController,
    StockConsumer,
    ShortageConsumer,
  ],
  providers: [
    AllocationAnswered,
    CheckoutMetrics,
    CheckoutReader,
    CheckoutRepository,
    CheckoutSignals,
    CheckoutSweeper,
    CreateIntent,
    HoldAnswered,
    OrderCancellation,
    OrderMaking,
    OrderTracing,
    Overdue,
    PaymentAdminService,
    PaymentSettled,
    PaymentStatusReader,
    PurchaseSources,
    RefundMails,
    Refunds,
    Reorders,
    ReturnRefund,
    Shortages,
    StartCheckoutStep,
    Transfers,
    VoidCheckout,
  ],
})
export class SagaModule {}
