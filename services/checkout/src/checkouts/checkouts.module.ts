import { Module } from '@nestjs/common';
import { OrderStoreModule } from '../orders/order-store.module';
import { PaymentsModule } from '../payments/payments.module';
import { OrderPricing } from '../pricing/order-pricing.service';
import { ProductsModule } from '../products/products.module';
import { ShippingModule } from '../shipping/shipping.module';
import { CheckoutController } from './checkout.controller';
import { CheckoutService } from './checkout.service';
import { CheckoutStoreModule } from './checkout-store.module';
import { CheckoutSweeper } from './checkout-sweeper';
import { StockConsumer } from './stock.consumer';

@Module({
  imports: [CheckoutStoreModule, OrderStoreModule, PaymentsModule, ProductsModule, ShippingModule],
  controllers: [CheckoutController],
  providers: [CheckoutService, CheckoutSweeper, OrderPricing, StockConsumer],
})
export class CheckoutsModule {}
