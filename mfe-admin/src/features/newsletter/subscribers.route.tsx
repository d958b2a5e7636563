import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { SubscribersPage } from './subscribers.page';

export function Component() {
  return (
    <RequirePermission permission="admin.messages.read">
      <SubscribersPage />
    </RequirePermission>
  );
}
