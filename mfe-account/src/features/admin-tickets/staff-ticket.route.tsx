import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { StaffTicketRoute } from './staff-ticket.page';

export function Component() {
  return (
    <RequirePermission permission="account.tickets.read">
      <StaffTicketRoute />
    </RequirePermission>
  );
}
