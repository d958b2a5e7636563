import { Module } from '@nestjs/common';
import { AddressModule } from '../address/address.module';
import { AuthModule } from '../auth/auth.module';
import { GroupModule } from '../group/group.module';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { CustomerController } from './customer.controller';
import { CustomerService } from './customer.service';

@Module({
  imports: [MailsModule, UserModule, AuthModule, GroupModule, AddressModule],
  controllers: [CustomerController],
  providers: [CustomerService],
})
export class CustomerModule {}
