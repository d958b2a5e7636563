import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { StaffTicketsPage } from './staff-tickets.page';

export function Component() {
  return (
    <RequirePermission permission="account.tickets.read">
      <StaffTicketsPage />
    </RequirePermission>
  );
}
