import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { MailPreviewsPage } from './mail-previews.page';

export function Component() {
  return (
    <RequirePermission permission="admin.settings.read">
      <MailPreviewsPage />
    </RequirePermission>
  );
}
