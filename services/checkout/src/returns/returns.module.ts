import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrdersModule } from '../orders/orders.module';
import { SettingsModule } from '../settings/settings.module';
import { ReturnAdminController } from './return-admin.controller';
import { ReturnAdminService } from './return-admin.service';
import { ReturnMails } from './return-mails';
import { ReturnMoves } from './return-moves';
import { ReturnOpening } from './return-opening';
import { ReturnPictureController } from './return-picture.controller';
import { ReturnPictureRepository } from './return-picture.repository';
import { returnPictureSchema } from './return-picture.schema';
import { ReturnPictures } from './return-pictures';
import { ReturnProgress } from './return-progress';
import { ReturnConsumer } from './return.consumer';
import { ReturnController } from './return.controller';
import { ReturnRepository } from './return.repository';
import { returnSchema } from './return.schema';
import { ReturnService } from './return.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Return', schema: returnSchema },
      { name: 'ReturnPicture', schema: returnPictureSchema },
    ]),
    OrdersModule,
    SettingsModule,
  ],
  controllers: [ReturnController, ReturnAdminController, ReturnPictureController, ReturnConsumer],
  providers: [
    ReturnAdminService,
    ReturnMails,
    ReturnMoves,
    ReturnOpening,
    ReturnPictureRepository,
    ReturnPictures,
    ReturnProgress,
    ReturnRepository,
    ReturnService,
  ],
  exports: [ReturnAdminService, ReturnMoves, ReturnProgress],
})
export class ReturnsModule {}
