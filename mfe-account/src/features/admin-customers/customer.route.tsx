import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { CustomerRoute } from './customer.page';

export function Component() {
  return (
    <RequirePermission permission="account.customers.read">
      <CustomerRoute />
    </RequirePermission>
  );
}
