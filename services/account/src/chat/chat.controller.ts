import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  chatListSchema,
  deskStatusSchema,
  officeStatusSchema,
  offlineMessageSchema,
  type OfficeStatus,
} from '@solar/contracts/account/chat-protocol';
import { isOfficeTime, nextOfficeTime } from '@solar/contracts/common/office-hours';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { SiteBrand } from '../mails/site-brand';
import { DeskPresence } from './desk-presence';
import { ChatService } from './chat.service';
import { DeskService } from './desk.service';
import { OfflineMessages } from './offline-messages';

class OfflineMessageBody extends createZodDto(offlineMessageSchema) {}
class OfficeStatusDto extends createZodDto(officeStatusSchema) {}
class DeskStatusDto extends createZodDto(deskStatusSchema) {}
class ChatListDto extends createZodDto(chatListSchema) {}

@Controller('api/support')
export class ChatController {
  constructor(
    private readonly chats: ChatService,
    private readonly offline: OfflineMessages,
    private readonly site: SiteBrand,
    private readonly presence: DeskPresence,
    private readonly desk: DeskService,
  ) {}

  @Get('chat/office')
  @Public()
  @ZodResponse({ status: 200, type: OfficeStatusDto })
  async office(): Promise<OfficeStatus> {
    const hours = await this.site.officeHours();
    const now = new Date();
    if (isOfficeTime(hours, now)) return { open: this.presence.count() > 0, opensAt: null };
    return { open: false, opensAt: nextOfficeTime(hours, now)?.toISOString() ?? null };
  }

  @Post('offline-messages')
  @Public()
  @HttpCode(202)
  @RateLimit({ name: 'offline-message', limit: 5, windowSeconds: 3_600, accountField: 'email' })
  leaveMessage(@Body() body: OfflineMessageBody): Promise<void> {
    return this.offline.take(body);
  }

  @Get('admin/desk')
  @RequirePermission('account.tickets.read')
  @ZodResponse({ status: 200, type: DeskStatusDto })
  status() {
    return this.desk.status();
  }

  @Get('admin/chats')
  @RequirePermission('account.tickets.read')
  @ZodResponse({ status: 200, type: ChatListDto })
  list() {
    return this.chats.list();
  }
}
