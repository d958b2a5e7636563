import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { subscriptionSchema } from './subscription.schema';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Subscription', schema: subscriptionSchema }]),
    MailsModule,
  ],
  controllers: [NewsletterController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
