import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { RoleRoute } from './role.page';

export function Component() {
  return (
    <RequirePermission permission="account.users.read">
      <RoleRoute />
    </RequirePermission>
  );
}
