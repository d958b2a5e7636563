import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { QuoteMailController } from './quote-mail.controller';
import { QuoteMailDesk } from './quote-mail.desk';
import { QuoteMailRepository } from './quote-mail.repository';
import { quoteMailSchema } from './quote-mail.schema';
import { QuoteMailService } from './quote-mail.service';
import { QuoteMails } from './quote-mails';
import { QuoteMailsConsumer } from './quote-mails.consumer';
import { quoteNoticeSchema } from './quote-notice.schema';

@Module({
  imports: [
    MailsModule,
    UserModule,
    MongooseModule.forFeature([
      { name: 'QuoteMail', schema: quoteMailSchema },
      { name: 'QuoteNotice', schema: quoteNoticeSchema },
    ]),
  ],
  controllers: [QuoteMailController, QuoteMailsConsumer],
  providers: [QuoteMailDesk, QuoteMailRepository, QuoteMails, QuoteMailService],
})
export class QuoteMailsModule {}
