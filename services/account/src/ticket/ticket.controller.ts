import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  createTicketSchema,
  listTicketsQuerySchema,
  replyToTicketSchema,
  ticketListItemSchema,
  ticketSchema,
} from '@solar/contracts/account/tickets-http';
import { pageOf } from '@solar/contracts/common/pagination';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { TicketService } from './ticket.service';

class CreateTicketBody extends createZodDto(createTicketSchema) {}
class ReplyBody extends createZodDto(replyToTicketSchema) {}
class ListTicketsQuery extends createZodDto(listTicketsQuerySchema) {}
class TicketDto extends createZodDto(ticketSchema) {}
class TicketPageDto extends createZodDto(pageOf(ticketListItemSchema)) {}

const HOUR = 3_600;
const ticketId = idPipe('tkt');

@Controller('api/support/tickets')
@SignedIn()
export class TicketController {
  constructor(private readonly tickets: TicketService) {}

  @Get()
  @ZodResponse({ status: 200, type: TicketPageDto })
  list(@CurrentUser() user: Principal, @Query() query: ListTicketsQuery) {
    return this.tickets.list(user.userId, query);
  }

  @Post()
  @Idempotent()
  @RateLimit({ name: 'create-ticket', limit: 20, windowSeconds: HOUR })
  @ZodResponse({ status: 201, type: TicketDto })
  create(@CurrentUser() user: Principal, @Body() body: CreateTicketBody) {
    return this.tickets.create(user.userId, body);
  }

  @Get(':id')
  @ZodResponse({ status: 200, type: TicketDto })
  read(@CurrentUser() user: Principal, @Param('id', ticketId) id: string) {
    return this.tickets.read(user.userId, id);
  }

  @Post(':id/messages')
  @Idempotent()
  @RateLimit({ name: 'reply-to-ticket', limit: 60, windowSeconds: HOUR })
  @ZodResponse({ status: 201, type: TicketDto })
  reply(
    @CurrentUser() user: Principal,
    @Param('id', ticketId) id: string,
    @Body() body: ReplyBody,
  ) {
    return this.tickets.reply(user.userId, id, body);
  }

  @Post(':id/resolution')
  @ZodResponse({ status: 200, type: TicketDto })
  resolve(@CurrentUser() user: Principal, @Param('id', ticketId) id: string) {
    return this.tickets.resolve(user.userId, id);
  }
}
