import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { EditorsPage } from './editors.page';

export function Component() {
  return (
    <RequirePermission permission="account.editors.write">
      <EditorsPage />
    </RequirePermission>
  );
}
