import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { OrdersModule } from '../orders/orders.module';
import { OrderMailController } from './order-mail.controller';
import { OrderMailDesk } from './order-mail.desk';
import { OrderMailRepository } from './order-mail.repository';
import { orderMailSchema } from './order-mail.schema';
import { OrderMailService } from './order-mail.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'OrderMail', schema: orderMailSchema }]),
    DocumentsModule,
    OrdersModule,
  ],
  controllers: [OrderMailController],
  providers: [OrderMailDesk, OrderMailRepository, OrderMailService],
})
export class OrderMailsModule {}
