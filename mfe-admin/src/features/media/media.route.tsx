import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { MediaPage } from './media.page';

export function Component() {
  return (
    <RequirePermission permission="admin.content.read">
      <MediaPage />
    </RequirePermission>
  );
}
