import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { EditorAccessPage } from './editor-access.page';

export function Component() {
  return (
    <RequirePermission permission="admin.content.read">
      <EditorAccessPage />
    </RequirePermission>
  );
}
