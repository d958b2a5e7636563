import { DeskBadge } from './desk-badge';

export default function NewTickets() {
  return <DeskBadge of="newTickets" />;
}
