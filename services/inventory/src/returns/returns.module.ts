import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LocationsModule } from '../locations/locations.module';
import { DocumentsModule } from '../documents/documents.module';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { StockModule } from '../stock/stock.module';
import { ExpectedReturns } from './expected-returns';
import { IncomingReturnConsumer } from './incoming-return.consumer';
import { IncomingReturnController } from './incoming-return.controller';
import { ReturnedSerials } from './returned-serials';
import { IncomingReturnRepository } from './incoming-return.repository';
import { incomingReturnSchema } from './incoming-return.schema';
import { IncomingReturnService } from './incoming-return.service';

/** Goods on their way back: announced by checkout, received by the warehouse. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'IncomingReturn', schema: incomingReturnSchema }]),
    StockModule,
    DocumentsModule,
    OrdersModule,
    ProductsModule,
    LocationsModule,
  ],
  controllers: [IncomingReturnController, IncomingReturnConsumer],
  providers: [ReturnedSerials, ExpectedReturns, IncomingReturnRepository, IncomingReturnService],
})
export class ReturnsModule {}
