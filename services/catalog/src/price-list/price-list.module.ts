import { Module, type OnModuleInit } from '@nestjs/common';
import { PRICE_LIST_TRANSITIONS } from '@solar/contracts/catalog/price-list-http';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomerModule } from '../customer/customer.module';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { PriceListController } from './price-list.controller';
import { PriceExplanations } from './price-explanations';
import { PriceListPresenter } from './price-list.presenter';
import { PriceListRepository } from './price-list.repository';
import { PRICE_LIST, priceListSchema } from './price-list.schema';
import { PriceListService } from './price-list.service';

@Module({
  imports: [
    CustomerModule,
    MongooseModule.forFeature([{ name: PRICE_LIST, schema: priceListSchema }]),
  ],
  controllers: [PriceListController],
  providers: [PriceListRepository, PriceListPresenter, PriceListService, PriceExplanations],
  exports: [PriceListRepository, PriceListService],
})
export class PriceListModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly lists: PriceListRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('priceList', (ids) => this.lists.approvedRecords(ids));
    assertTransitions('price list', PRICE_LIST_TRANSITIONS, 'pending');
  }
}
