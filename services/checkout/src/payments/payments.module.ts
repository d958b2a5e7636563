import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { BankTransferProvider } from './bank-transfer/bank-transfer.provider';
import { PaymentMethods } from './payment-methods.service';
import { PAYMENT_PROVIDERS, type PaymentProvider } from './payment-provider';
import { StripeProvider } from './stripe/stripe.provider';

@Module({
  imports: [SettingsModule],
  providers: [
    StripeProvider,
    BankTransferProvider,
    {
      provide: PAYMENT_PROVIDERS,
      useFactory: (...providers: PaymentProvider[]) => providers,
      inject: [StripeProvider, BankTransferProvider],
    },
    PaymentMethods,
  ],
  exports: [PaymentMethods],
})
export class PaymentsModule {}
