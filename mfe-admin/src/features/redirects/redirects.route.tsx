import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { RedirectsPage } from './redirects.page';

export function Component() {
  return (
    <RequirePermission permission="admin.content.read">
      <RedirectsPage />
    </RequirePermission>
  );
}
