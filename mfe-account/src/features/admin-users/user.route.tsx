import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { UserRoute } from './user.page';

export function Component() {
  return (
    <RequirePermission permission="account.users.read">
      <UserRoute />
    </RequirePermission>
  );
}
