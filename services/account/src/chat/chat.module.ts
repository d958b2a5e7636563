import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LiveModule } from '../live/live.module';
import { MailsModule } from '../mails/mails.module';
import { ChatServer } from './chat-server';
import { ChatController } from './chat.controller';
import { chatDocSchema } from './chat.schema';
import { ChatService } from './chat.service';
import { OfflineMessages } from './offline-messages';

@Module({
  imports: [
    LiveModule,
    MailsModule,
    MongooseModule.forFeature([{ name: 'Chat', schema: chatDocSchema }]),
  ],
  controllers: [ChatController],
  providers: [ChatService, ChatServer, OfflineMessages],
})
export class ChatModule {}
