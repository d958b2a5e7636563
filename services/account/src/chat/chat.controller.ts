import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  chatListSchema,
  officeStatusSchema,
  offlineMessageSchema,
} from '@solar/contracts/account/chat-protocol';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { ChatService } from './chat.service';
import { OfflineMessages } from './offline-messages';
import { officeStatus } from './office-hours';

class OfflineMessageBody extends createZodDto(offlineMessageSchema) {}
class OfficeStatusDto extends createZodDto(officeStatusSchema) {}
class ChatListDto extends createZodDto(chatListSchema) {}

@Controller('api/support')
export class ChatController {
  constructor(
    private readonly chats: ChatService,
    private readonly offline: OfflineMessages,
  ) {}

  @Get('chat/office')
  @Public()
  @ZodResponse({ status: 200, type: OfficeStatusDto })
  office() {
    return officeStatus(new Date());
  }

  @Post('offline-messages')
  @Public()
  @HttpCode(202)
  @RateLimit({ name: 'offline-message', limit: 5, windowSeconds: 3_600, accountField: 'email' })
  leaveMessage(@Body() body: OfflineMessageBody): Promise<void> {
    return this.offline.take(body);
  }

  @Get('admin/chats')
  @RequirePermission('account.tickets.read')
  @ZodResponse({ status: 200, type: ChatListDto })
  list() {
    return this.chats.list();
  }
}
