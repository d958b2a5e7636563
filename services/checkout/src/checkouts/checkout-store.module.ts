import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CartModule } from '../cart/cart.module';
import { QuotesModule } from '../quotes/quotes.module';
import { CheckoutRepository } from './checkout.repository';
import { checkoutSchema } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { PurchaseSources } from './purchase-sources';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Checkout', schema: checkoutSchema }]),
    CartModule,
    QuotesModule,
  ],
  providers: [CheckoutRepository, CheckoutSignals, PurchaseSources],
  exports: [CheckoutRepository, CheckoutSignals, PurchaseSources],
})
export class CheckoutStoreModule {}
