import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomerModule } from '../customer/customer.module';
import { CatalogMails } from './catalog-mails';
import { RestockController } from './restock.controller';
import { RESTOCK_REQUEST, restockRequestSchema } from './restock-request.schema';
import { RestockService } from './restock.service';

@Module({
  imports: [
    CustomerModule,
    MongooseModule.forFeature([{ name: RESTOCK_REQUEST, schema: restockRequestSchema }]),
  ],
  controllers: [RestockController],
  providers: [CatalogMails, RestockService],
})
export class RestockModule {}
