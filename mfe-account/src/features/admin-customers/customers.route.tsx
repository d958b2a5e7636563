import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { CustomersPage } from './customers.page';

export function Component() {
  return (
    <RequirePermission permission="account.customers.read">
      <CustomersPage />
    </RequirePermission>
  );
}
