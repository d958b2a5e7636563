import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { SettingsModule } from '../settings/settings.module';
import { ShippingModule } from '../shipping/shipping.module';
import { OrderPricing } from './order-pricing.service';

@Module({
  imports: [ProductsModule, SettingsModule, ShippingModule],
  providers: [OrderPricing],
  exports: [OrderPricing],
})
export class PricingModule {}
