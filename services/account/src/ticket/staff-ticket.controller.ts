import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import {
  answerTicketSchema,
  listAllTicketsQuerySchema,
  staffTicketListItemSchema,
  staffTicketSchema,
  updateTicketSchema,
} from '@solar/contracts/account/tickets-http';
import { pageOf } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { StaffTicketService } from './staff-ticket.service';

class ListAllTicketsQuery extends createZodDto(listAllTicketsQuerySchema) {}
class AnswerBody extends createZodDto(answerTicketSchema) {}
class UpdateTicketBody extends createZodDto(updateTicketSchema) {}
class StaffTicketDto extends createZodDto(staffTicketSchema) {}
class StaffTicketPageDto extends createZodDto(pageOf(staffTicketListItemSchema)) {}

const ticketId = idPipe('tkt');

@Controller('api/support/admin/tickets')
export class StaffTicketController {
  constructor(private readonly tickets: StaffTicketService) {}

  @Get()
  @RequirePermission('account.tickets.read')
  @ZodResponse({ status: 200, type: StaffTicketPageDto })
  list(@Query() query: ListAllTicketsQuery) {
    return this.tickets.list(query);
  }

  @Get(':id')
  @RequirePermission('account.tickets.read')
  @ZodResponse({ status: 200, type: StaffTicketDto })
  read(@Param('id', ticketId) id: string) {
    return this.tickets.read(id);
  }

  @Post(':id/messages')
  @RequirePermission('account.tickets.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: StaffTicketDto })
  answer(
    @CurrentUser() user: Principal,
    @Param('id', ticketId) id: string,
    @Body() body: AnswerBody,
  ) {
    return this.tickets.answer(user, id, body);
  }

  @Patch(':id')
  @RequirePermission('account.tickets.write')
  @ZodResponse({ status: 200, type: StaffTicketDto })
  update(
    @CurrentUser() user: Principal,
    @Param('id', ticketId) id: string,
    @Body() body: UpdateTicketBody,
  ) {
    return this.tickets.update(user, id, body);
  }
}
