import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LiveModule } from '../live/live.module';
import { MailsModule } from '../mails/mails.module';
import { ChatServer } from './chat-server';
import { ChatController } from './chat.controller';
import { chatDocSchema } from './chat.schema';
import { DeskService } from './desk.service';
import { SupportSweeper } from './support-sweeper';
import { UnansweredChats } from './unanswered-chats';
import { AttachmentModule } from '../attachment/attachment.module';
import { TicketModule } from '../ticket/ticket.module';
import { DeskPresence } from './desk-presence';
import { ChatService } from './chat.service';
import { OfflineMessages } from './offline-messages';

@Module({
  imports: [
    AttachmentModule,
    LiveModule,
    TicketModule,
    MailsModule,
    MongooseModule.forFeature([{ name: 'Chat', schema: chatDocSchema }]),
  ],
  controllers: [ChatController],
  providers: [
    ChatService,
    DeskPresence,
    DeskService,
    SupportSweeper,
    UnansweredChats,
    ChatServer,
    OfflineMessages,
  ],
})
export class ChatModule {}
