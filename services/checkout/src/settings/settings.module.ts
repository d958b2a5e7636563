import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CheckoutMails } from './checkout-mails';
import { SiteSettingsConsumer } from './site-settings.consumer';
import { siteSettingsSchema } from './site-settings.schema';
import { SiteSettingsService } from './site-settings.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'SiteSettings', schema: siteSettingsSchema }])],
  controllers: [SiteSettingsConsumer],
  providers: [CheckoutMails, SiteSettingsService],
  exports: [CheckoutMails, SiteSettingsService],
})
export class SettingsModule {}
