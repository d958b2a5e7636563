import { Module } from '@nestjs/common';
import { StockFollower } from './stock-follower';

@Module({ providers: [StockFollower] })
export class StockModule {}
