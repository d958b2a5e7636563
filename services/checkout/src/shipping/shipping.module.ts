import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { siteSettingsSchema } from '../settings/site-settings.schema';
import { SiteSettingsService } from '../settings/site-settings.service';
import { shippingMethodSchema } from './shipping-method.schema';
import { ShippingController } from './shipping.controller';
import { ShippingRepository } from './shipping.repository';
import { ShippingService } from './shipping.service';
import { taxRuleSchema } from './tax-rule.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'SiteSettings', schema: siteSettingsSchema },
      { name: 'ShippingMethod', schema: shippingMethodSchema },
      { name: 'TaxRule', schema: taxRuleSchema },
    ]),
  ],
  controllers: [ShippingController],
  providers: [SiteSettingsService, ShippingRepository, ShippingService],
  exports: [SiteSettingsService, ShippingService],
})
export class ShippingModule {}
