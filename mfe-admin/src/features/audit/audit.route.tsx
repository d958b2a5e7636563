import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { AuditPage } from './audit.page';

export function Component() {
  return (
    <RequirePermission permission="admin.audit.read">
      <AuditPage />
    </RequirePermission>
  );
}
