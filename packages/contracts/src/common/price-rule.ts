import { hasPermission, type Role } from './permissions';

/** Why a price is or is not shown: `login` = sign in first, `approval` = waiting for approval. */
export const PRICE_ACCESS = ['login', 'approval', 'visible'] as const;
export type PriceAccess = (typeof PRICE_ACCESS)[number];

/** The one rule for showing prices: signed in AND approved, or staff with `catalog.prices.read`. */
export function priceAccessOf(
  who: {
    role: Role;
    approved: boolean;
    grants?: readonly string[];
    denies?: readonly string[];
  } | null,
): PriceAccess {
  if (!who) return 'login';
  if (who.approved || hasPermission(who, 'catalog.prices.read')) return 'visible';
  return 'approval';
}
