import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { CustomerConsumer } from './customer.consumer';
import { CustomerRepository } from './customer.repository';
import { CUSTOMER, CUSTOMER_GROUP, customerGroupSchema, customerSchema } from './customer.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CUSTOMER, schema: customerSchema },
      { name: CUSTOMER_GROUP, schema: customerGroupSchema },
    ]),
  ],
  controllers: [CustomerConsumer],
  providers: [CustomerRepository],
  exports: [CustomerRepository],
})
export class CustomerModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly customers: CustomerRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('group', (ids) => this.customers.groupRecords(ids));
  }
}
