import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { ChatsPage } from './chats.page';

export function Component() {
  return (
    <RequirePermission permission="account.tickets.read">
      <ChatsPage />
    </RequirePermission>
  );
}
