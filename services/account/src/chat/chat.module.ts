import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module';
import { ChatServer } from './chat-server';
import { ChatPubSub } from './chat-pub-sub';
import { ChatController } from './chat.controller';
import { chatDocSchema } from './chat.schema';
import { ChatService } from './chat.service';
import { OfflineMessages } from './offline-messages';

@Module({
  imports: [MailsModule, MongooseModule.forFeature([{ name: 'Chat', schema: chatDocSchema }])],
  controllers: [ChatController],
  providers: [ChatService, ChatPubSub, ChatServer, OfflineMessages],
})
export class ChatModule {}
