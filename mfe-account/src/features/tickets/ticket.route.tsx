export { TicketRoute as Component } from './ticket.page';
