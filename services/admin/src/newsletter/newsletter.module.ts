import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentModule } from '../content/content.module';
import { SettingsModule } from '../settings/settings.module';
import { MailingRepository } from './mailing.repository';
import { deliveryDocSchema, mailingDocSchema } from './mailing.schema';
import { MailingRunner } from './mailing-runner';
import { MailingWriter } from './mailing-writer';
import { MailingsController } from './mailings.controller';
import { MailingsService } from './mailings.service';
import { NewsletterConsumer } from './newsletter.consumer';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { Subscribers } from './subscribers';
import { subscriptionSchema } from './subscription.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Subscription', schema: subscriptionSchema },
      { name: 'Mailing', schema: mailingDocSchema },
      { name: 'Delivery', schema: deliveryDocSchema },
    ]),
    ContentModule,
    SettingsModule,
  ],
  controllers: [NewsletterController, NewsletterConsumer, MailingsController],
  providers: [
    NewsletterService,
    MailingsService,
    MailingRepository,
    MailingRunner,
    MailingWriter,
    Subscribers,
  ],
})
export class NewsletterModule {}
