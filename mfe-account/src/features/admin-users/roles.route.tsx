import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { RolesPage } from './roles.page';

export function Component() {
  return (
    <RequirePermission permission="account.users.read">
      <RolesPage />
    </RequirePermission>
  );
}
