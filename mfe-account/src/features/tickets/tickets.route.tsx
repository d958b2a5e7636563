export { TicketsPage as Component } from './tickets.page';
