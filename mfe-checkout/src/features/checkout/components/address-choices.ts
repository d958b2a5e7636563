import type { Address } from '@solar/contracts/account/profile-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import type { LastOrder } from '../checkout-draft';

export const NEW_ADDRESS = 'new';
export const LAST_ORDER = 'last-order';

/** An address that the customer may choose instead of typing one. */
export type AddressChoice = { id: string; label: string | null; address: OrderAddress };

/** Saved addresses, the default first; then where the order before went, unless that is one of them. */
export function addressChoices(
  saved: readonly Address[],
  lastOrder: LastOrder | null,
): AddressChoice[] {
  const choices: AddressChoice[] = saved
    .toSorted((a, b) => Number(b.defaultShipping) - Number(a.defaultShipping))
    .map((address) => ({
      id: address.id,
      label: address.label ?? address.fullName,
      address: toOrderAddress(address),
    }));
  const last = lastOrder?.shippingAddress;
  if (!last || choices.some(({ address }) => sameAddress(address, last))) return choices;
  return [...choices, { id: LAST_ORDER, label: null, address: last }];
}

export function toOrderAddress(address: Address): OrderAddress {
  const { id: _id, label: _label, defaultShipping: _s, defaultBilling: _b, ...rest } = address;
  return rest;
}

function sameAddress(a: OrderAddress, b: OrderAddress): boolean {
  return a.line1 === b.line1 && a.city === b.city && a.country === b.country;
}
