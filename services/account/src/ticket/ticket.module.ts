import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TICKET_TRANSITIONS } from '@solar/contracts/account/ticket-states';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { AttachmentModule } from '../attachment/attachment.module';
import { LiveModule } from '../live/live.module';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { ChatTickets } from './chat-tickets';
import { StaffTicketController } from './staff-ticket.controller';
import { StaffTicketService } from './staff-ticket.service';
import { TicketMails } from './ticket-mails';
import { TicketTimes } from './ticket-times';
import { TicketMessages } from './ticket-messages';
import { TicketController } from './ticket.controller';
import { TicketRepository } from './ticket.repository';
import { ticketDocSchema } from './ticket.schema';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    AttachmentModule,
    LiveModule,
    MailsModule,
    UserModule,
    MongooseModule.forFeature([{ name: 'Ticket', schema: ticketDocSchema }]),
  ],
  controllers: [TicketController, StaffTicketController],
  providers: [
    ChatTickets,
    TicketMails,
    TicketMessages,
    TicketRepository,
    TicketService,
    TicketTimes,
    StaffTicketService,
  ],
  exports: [ChatTickets, TicketRepository],
})
export class TicketModule implements OnModuleInit {
  onModuleInit(): void {
    assertTransitions('ticket', TICKET_TRANSITIONS, 'new');
  }
}
