import { priceAccessOf } from '@solar/contracts/common/price-access';
import type { Principal } from '@solar/service-kit/auth/principal';
import { ProblemException } from '@solar/service-kit/errors/problem';

/** Whatever holds money is for those who may see prices. Throws 403 `access.approval_required` for the others. */
export function requirePrices(user: Principal): void {
  if (priceAccessOf(user) === 'visible') return;
  throw new ProblemException(403, 'access.approval_required', 'Your account is not approved yet', {
    detail: 'Prices and orders are available after your account has been approved',
  });
}
