import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagesModule } from '../messages/messages.module';
import { DashboardConsumer } from './dashboard.consumer';
import { DashboardController } from './dashboard.controller';
import { DashboardRepository } from './dashboard.repository';
import { orderFigureSchema, personFigureSchema, stockFigureSchema } from './dashboard.schema';
import { DashboardService } from './dashboard.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'OrderFigure', schema: orderFigureSchema },
      { name: 'PersonFigure', schema: personFigureSchema },
      { name: 'StockFigure', schema: stockFigureSchema },
    ]),
    MessagesModule,
  ],
  controllers: [DashboardController],
  providers: [DashboardRepository, DashboardService, DashboardConsumer],
})
export class DashboardModule {}
