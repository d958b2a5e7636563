import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChatServer } from './chat-server';
import { ChatWire } from './chat-wire';
import { ChatController } from './chat.controller';
import { chatDocSchema } from './chat.schema';
import { ChatService } from './chat.service';
import { OfflineMessages } from './offline-messages';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Chat', schema: chatDocSchema }])],
  controllers: [ChatController],
  providers: [ChatService, ChatWire, ChatServer, OfflineMessages],
})
export class ChatModule {}
