import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  contactMessageInputSchema,
  contactMessagePageSchema,
  contactMessageSchema,
  contactMessageStatusSchema,
  siteListQuerySchema,
} from '@solar/contracts/admin/site-http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { z } from 'zod';
import { MessagesService } from './messages.service';

class MessageBody extends createZodDto(contactMessageInputSchema) {}
class MessageStatusBody extends createZodDto(contactMessageStatusSchema) {}
class MessageListQuery extends createZodDto(siteListQuerySchema) {}
class MessageDto extends createZodDto(contactMessageSchema) {}
class MessagePageDto extends createZodDto(contactMessagePageSchema) {}
class MessageReceipt extends createZodDto(z.object({ id: z.string() })) {}

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Post('api/content/contact-messages')
  @Public()
  @Idempotent()
  @RateLimit({ name: 'contact', limit: 20, windowSeconds: 3600 })
  @ZodResponse({ status: 201, type: MessageReceipt })
  receive(@Body() body: MessageBody) {
    return this.messages.receive(body);
  }

  @Get('api/admin/messages')
  @RequirePermission('admin.messages.read')
  @ZodResponse({ status: 200, type: MessagePageDto })
  list(@Query() query: MessageListQuery) {
    return this.messages.list(query);
  }

  @Put('api/admin/messages/:id/status')
  @RequirePermission('admin.messages.read')
  @ZodResponse({ status: 200, type: MessageDto })
  setStatus(@Param('id', idPipe('msg')) id: string, @Body() body: MessageStatusBody) {
    return this.messages.setStatus(id, body.status);
  }
}
