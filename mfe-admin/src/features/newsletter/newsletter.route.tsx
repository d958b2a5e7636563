import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { NewsletterPage } from './newsletter.page';

export function Component() {
  return (
    <RequirePermission permission="admin.newsletter.write">
      <NewsletterPage />
    </RequirePermission>
  );
}
