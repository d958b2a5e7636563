import { Module } from '@nestjs/common';
import { StockLevelConsumer } from './stock-level.consumer';

@Module({ providers: [StockLevelConsumer] })
export class StockModule {}
