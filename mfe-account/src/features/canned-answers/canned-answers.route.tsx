import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { CannedAnswersPage } from './canned-answers.page';

export function Component() {
  return (
    <RequirePermission permission="account.tickets.read">
      <CannedAnswersPage />
    </RequirePermission>
  );
}
