import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentModule } from '../content/content.module';
import { SettingsModule } from '../settings/settings.module';
import { ApplicationsController } from './applications.controller';
import { ApplicationsService } from './applications.service';
import { messageSchema } from './message.schema';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Message', schema: messageSchema }]),
    SettingsModule,
    ContentModule,
  ],
  controllers: [MessagesController, ApplicationsController],
  providers: [MessagesService, ApplicationsService],
  exports: [MessagesService],
})
export class MessagesModule {}
