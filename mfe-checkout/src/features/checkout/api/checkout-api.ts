import type { Address, addressListSchema } from '@solar/contracts/account/profile-http';
import type { Checkout, StartCheckout } from '@solar/contracts/checkout/checkout-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { queryClient } from '@solar/mfe-kit/query/query-client';
import type { z } from 'zod';

export type AddressList = z.infer<typeof addressListSchema>;
export const ADDRESSES_KEY = ['/api/account/addresses'] as const;

/** Puts an address into the customer's address book. */
export async function saveAddress(address: OrderAddress): Promise<Address> {
  const saved = await http.post<Address>(ADDRESSES_KEY[0], address);
  await queryClient.invalidateQueries({ queryKey: ADDRESSES_KEY });
  return saved;
}

/** Prices, holds and freezes the cart; the same key answers the same checkout. */
export function startCheckout(body: StartCheckout, idempotencyKey: string): Promise<Checkout> {
  return http.post('/api/checkout/checkouts', body, { idempotencyKey });
}

export function checkoutKey(checkoutId: string): readonly [string] {
  return [`/api/checkout/checkouts/${checkoutId}`];
}

export function abandonCheckout(checkoutId: string): Promise<Checkout> {
  return http.delete(checkoutKey(checkoutId)[0]);
}
