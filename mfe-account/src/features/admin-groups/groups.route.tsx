import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { GroupsPage } from './groups.page';

export function Component() {
  return (
    <RequirePermission permission="account.customers.read">
      <GroupsPage />
    </RequirePermission>
  );
}
