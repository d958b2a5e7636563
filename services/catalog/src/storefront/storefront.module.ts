import { Module } from '@nestjs/common';
import { FitModule } from '../fit/fit.module';
import { AnswerSender } from './answer-sender';
import { PriceRpc } from './price.rpc';
import { ProductController } from './product.controller';
import { ProductPresenter } from './product.presenter';
import { ProductReader } from './product-reader';

@Module({
  imports: [FitModule],
  controllers: [ProductController, PriceRpc],
  providers: [AnswerSender, ProductReader, ProductPresenter],
  exports: [AnswerSender, ProductReader, ProductPresenter],
})
export class StorefrontModule {}
