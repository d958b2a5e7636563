import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentNumbers } from '../documents/document-numbers';
import { documentNumberSchema } from '../documents/document-number.schema';
import { ProductDirectory } from '../products/product-directory';
import { ProductConsumer } from '../products/product.consumer';
import { balanceSchema } from './balance.schema';
import { HoldConsumer } from './hold.consumer';
import { holdSchema } from './hold.schema';
import { Ledger } from './ledger';
import { LedgerStore } from './ledger.store';
import { moveSchema } from './move.schema';
import { orderLogSchema } from './order-log.schema';
import { orderStockSchema } from './order-stock.schema';
import { productStockSchema } from './product-stock.schema';
import { StockJobs } from './stock-jobs';

const MODELS = MongooseModule.forFeature([
  { name: 'ProductStock', schema: productStockSchema },
  { name: 'Balance', schema: balanceSchema },
  { name: 'Hold', schema: holdSchema },
  { name: 'OrderStock', schema: orderStockSchema },
  { name: 'Move', schema: moveSchema },
  { name: 'OrderLog', schema: orderLogSchema },
  { name: 'DocumentNumber', schema: documentNumberSchema },
]);

/** The ledger: the only writer of stock, and the consumers and jobs that drive it. */
@Module({
  imports: [MODELS],
  providers: [
    Ledger,
    LedgerStore,
    HoldConsumer,
    ProductConsumer,
    StockJobs,
    ProductDirectory,
    DocumentNumbers,
  ],
  exports: [MODELS, Ledger, ProductDirectory, DocumentNumbers, StockJobs],
})
export class StockModule {}
