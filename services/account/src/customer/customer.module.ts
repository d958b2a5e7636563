import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressModule } from '../address/address.module';
import { AuthModule } from '../auth/auth.module';
import { GroupModule } from '../group/group.module';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { CustomerController } from './customer.controller';
import { CustomerService } from './customer.service';
import { QuoteMails } from './quote-mails';
import { QuoteMailsConsumer } from './quote-mails.consumer';
import { quoteMailSchema } from './quote-mail.schema';

@Module({
  imports: [
    MailsModule,
    UserModule,
    AuthModule,
    GroupModule,
    AddressModule,
    MongooseModule.forFeature([{ name: 'QuoteMail', schema: quoteMailSchema }]),
  ],
  controllers: [CustomerController, QuoteMailsConsumer],
  providers: [CustomerService, QuoteMails],
})
export class CustomerModule {}
