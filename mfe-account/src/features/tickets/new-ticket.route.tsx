export { NewTicketPage as Component } from './new-ticket.page';
