import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagesModule } from '../messages/messages.module';
import { DashboardConsumer } from './dashboard.consumer';
import { DashboardController } from './dashboard.controller';
import { DashboardRepository } from './dashboard.repository';
import { orderFigureSchema, personFigureSchema } from './dashboard.schema';
import { DashboardService } from './dashboard.service';
import { StockFigures } from './stock-figures';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'OrderFigure', schema: orderFigureSchema },
      { name: 'PersonFigure', schema: personFigureSchema },
    ]),
    MessagesModule,
  ],
  controllers: [DashboardController, DashboardConsumer],
  providers: [DashboardRepository, DashboardService, StockFigures],
})
export class DashboardModule {}
