import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomerConsumer } from './customer.consumer';
import { CustomerRepository } from './customer.repository';
import { CUSTOMER, customerSchema } from './customer.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: CUSTOMER, schema: customerSchema }])],
  providers: [CustomerConsumer, CustomerRepository],
  exports: [CustomerRepository],
})
export class CustomerModule {}
