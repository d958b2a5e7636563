import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagesModule } from '../messages/messages.module';
import { DashboardConsumer } from './dashboard.consumer';
import { DashboardController } from './dashboard.controller';
import { DashboardRepository } from './dashboard.repository';
import { orderDaysSchema, orderFigureSchema, personFigureSchema } from './dashboard.schema';
import { DashboardService } from './dashboard.service';
import { OrderDays } from './order-days';
import { StockFigures } from './stock-figures';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'OrderFigure', schema: orderFigureSchema },
      { name: 'OrderDays', schema: orderDaysSchema },
      { name: 'PersonFigure', schema: personFigureSchema },
    ]),
    MessagesModule,
  ],
  controllers: [DashboardController, DashboardConsumer],
  providers: [DashboardRepository, DashboardService, OrderDays, StockFigures],
})
export class DashboardModule {}
