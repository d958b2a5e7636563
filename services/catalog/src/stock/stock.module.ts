import { Module } from '@nestjs/common';
import { StockFollower } from './stock-follower';
import { StockController } from './stock.controller';
import { WarehouseNames } from './warehouse-names';

@Module({ controllers: [StockController], providers: [StockFollower, WarehouseNames] })
export class StockModule {}
