import { Module, type OnModuleInit } from '@nestjs/common';
import { PRICE_LIST_TRANSITIONS } from '@solar/contracts/catalog/price-list-http';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { CustomerModule } from '../customer/customer.module';
import { PriceListController } from './price-list.controller';
import { PriceListPresenter } from './price-list.presenter';
import { PriceListRepository } from './price-list.repository';
import { PriceListService } from './price-list.service';

@Module({
  imports: [CustomerModule],
  controllers: [PriceListController],
  providers: [PriceListRepository, PriceListPresenter, PriceListService],
  exports: [PriceListRepository],
})
export class PriceListModule implements OnModuleInit {
  onModuleInit(): void {
    assertTransitions('price list', PRICE_LIST_TRANSITIONS, 'pending');
  }
}
