import { DeskBadge } from './desk-badge';

export default function WaitingChats() {
  return <DeskBadge of="waitingChats" />;
}
