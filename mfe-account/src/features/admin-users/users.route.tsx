import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { UsersPage } from './users.page';

export function Component() {
  return (
    <RequirePermission permission="account.users.read">
      <UsersPage />
    </RequirePermission>
  );
}
