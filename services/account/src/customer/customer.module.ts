import { Module } from '@nestjs/common';
import { AddressModule } from '../address/address.module';
import { AuthModule } from '../auth/auth.module';
import { GroupModule } from '../group/group.module';
import { UserModule } from '../user/user.module';
import { CustomerController } from './customer.controller';
import { CustomerService } from './customer.service';
import { QuoteMailConsumer } from './quote-mail.consumer';

@Module({
  imports: [UserModule, AuthModule, GroupModule, AddressModule],
  controllers: [CustomerController],
  providers: [CustomerService, QuoteMailConsumer],
})
export class CustomerModule {}
