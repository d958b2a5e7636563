import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SettingsModule } from '../settings/settings.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { subscriptionSchema } from './subscription.schema';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Subscription', schema: subscriptionSchema }]),
    SettingsModule,
  ],
  controllers: [NewsletterController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
