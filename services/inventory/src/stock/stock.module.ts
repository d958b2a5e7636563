import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { balanceSchema } from './balance.schema';
import { ExpirySweeper } from './expiry-sweeper';
import { HoldSweeper } from './hold-sweeper';
import { Ledger } from './ledger';
import { LedgerOutbox } from './ledger.outbox';
import { LedgerReader } from './ledger.reader';
import { LedgerWriter } from './ledger.writer';
import { LevelReconciler } from './level-reconciler';
import { moveSchema } from './move.schema';
import { productStockSchema } from './product-stock.schema';
import { reservationSchema } from './reservation.schema';
import { ReservationRpc } from './reservation.rpc';
import { RowCache } from './row-cache';
import { WaitingOrders } from './waiting-orders';
import { SerialBook } from './serial-book';
import { serialRecordSchema } from './serial.schema';
import { StockConsumer } from './stock.consumer';

const MODELS = MongooseModule.forFeature([
  { name: 'ProductStock', schema: productStockSchema },
  { name: 'Balance', schema: balanceSchema },
  { name: 'Reservation', schema: reservationSchema },
  { name: 'Move', schema: moveSchema },
  { name: 'Serial', schema: serialRecordSchema },
]);

/** The ledger: the only writer of stock, and the consumers and jobs that drive it. */
@Module({
  imports: [MODELS],
  controllers: [StockConsumer, ReservationRpc],
  providers: [
    Ledger,
    LedgerReader,
    LedgerWriter,
    LedgerOutbox,
    SerialBook,
    RowCache,
    HoldSweeper,
    ExpirySweeper,
    WaitingOrders,
    LevelReconciler,
  ],
  exports: [MODELS, Ledger, WaitingOrders],
})
export class StockModule {}
