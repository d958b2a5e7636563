import { priceAccessOf, type PriceAccess } from '@solar/contracts/common/price-rule';
import { useSession } from '@solar/mfe-kit/session/session-store';

/** Whether prices are shown, and if not why: `login` first, or waiting for `approval`. */
export function usePriceAccess(): PriceAccess {
  return useSession(({ user }) => priceAccessOf(user));
}
