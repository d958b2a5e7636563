import { Module } from '@nestjs/common';
import { CHECKOUT_TRANSITIONS } from '@solar/contracts/checkout/checkout-states';
import { ORDER_TRANSITIONS } from '@solar/contracts/checkout/order-states';
import { PAYMENT_TRANSITIONS } from '@solar/contracts/checkout/payment-states';
import { RETURN_TRANSITIONS } from '@solar/contracts/checkout/return-states';
import { QUOTE_TRANSITIONS } from '@solar/contracts/checkout/quote-states';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { CartModule } from './cart/cart.module';
import { DocumentsModule } from './documents/documents.module';
import { DraftsModule } from './drafts/drafts.module';
import { OrderMailsModule } from './order-mails/order-mails.module';
import { OrdersModule } from './orders/orders.module';
import { PrivacyModule } from './privacy/privacy.module';
import { QuotesModule } from './quotes/quotes.module';
import { ReportsModule } from './reports/reports.module';
import { ReturnsModule } from './returns/returns.module';
import { SagaModule } from './saga/saga.module';
import { assertSaga } from './saga/saga-table';
import { ShippingModule } from './shipping/shipping.module';

assertTransitions('checkout', CHECKOUT_TRANSITIONS, 'reserving');
assertTransitions('order', ORDER_TRANSITIONS, 'pending');
assertTransitions('payment', PAYMENT_TRANSITIONS, 'requires_payment');
assertTransitions('quote', QUOTE_TRANSITIONS, 'requested');
assertTransitions('return', RETURN_TRANSITIONS, 'requested');
assertSaga();

@Module({
  imports: [
    CartModule,
    DocumentsModule,
    DraftsModule,
    OrderMailsModule,
    OrdersModule,
    PrivacyModule,
    QuotesModule,
    ReportsModule,
    ReturnsModule,
    SagaModule,
    ShippingModule,
  ],
})
export class CheckoutModule {}
