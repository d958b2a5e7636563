import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { MessagesPage } from './messages.page';

export function Component() {
  return (
    <RequirePermission permission="admin.messages.read">
      <MessagesPage />
    </RequirePermission>
  );
}
