import { Global, Module } from '@nestjs/common';
import { PricePresenter } from './price-presenter';
import { PriceRpc } from './price.rpc';

@Global()
@Module({ providers: [PricePresenter, PriceRpc], exports: [PricePresenter] })
export class PricingModule {}
