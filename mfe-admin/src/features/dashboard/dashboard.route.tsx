import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { DashboardPage } from './dashboard.page';

export function Component() {
  return (
    <RequirePermission permission="admin.dashboard.read">
      <DashboardPage />
    </RequirePermission>
  );
}
