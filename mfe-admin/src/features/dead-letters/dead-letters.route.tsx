import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { DeadLettersPage } from './dead-letters.page';

export function Component() {
  return (
    <RequirePermission permission="admin.dead-letters.read">
      <DeadLettersPage />
    </RequirePermission>
  );
}
