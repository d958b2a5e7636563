import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { StatusPage } from './status.page';

export function Component() {
  return (
    <RequirePermission permission="admin.status.read">
      <StatusPage />
    </RequirePermission>
  );
}
