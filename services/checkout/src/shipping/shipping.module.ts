import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SettingsModule } from '../settings/settings.module';
import { shippingMethodSchema } from './shipping-method.schema';
import { ShippingCurrencyConsumer } from './shipping-currency.consumer';
import { ShippingController } from './shipping.controller';
import { ShippingRepository } from './shipping.repository';
import { ShippingService } from './shipping.service';
import { taxRuleSchema } from './tax-rule.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'ShippingMethod', schema: shippingMethodSchema },
      { name: 'TaxRule', schema: taxRuleSchema },
    ]),
    SettingsModule,
  ],
  controllers: [ShippingController, ShippingCurrencyConsumer],
  providers: [ShippingRepository, ShippingService],
  exports: [ShippingService],
})
export class ShippingModule {}
