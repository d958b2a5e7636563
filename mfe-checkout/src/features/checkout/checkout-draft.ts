import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import type { PaymentMethod } from '@solar/contracts/checkout/payments-http';
import { create } from 'zustand';

/** What the shopper has entered; kept while the page lives, so that steps can be gone back to. */
export interface CheckoutDraft {
  email: string | null;
  shippingAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  shippingMethodId: string | null;
  paymentMethod: PaymentMethod;
  notes: string;
  change: (patch: Partial<Omit<CheckoutDraft, 'change' | 'reset'>>) => void;
  reset: () => void;
}

const EMPTY = {
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingMethodId: null,
  paymentMethod: 'card' as const,
  notes: '',
};

export const useCheckoutDraft = create<CheckoutDraft>()((set) => ({
  ...EMPTY,
  change: (patch) => set(patch),
  reset: () => set(EMPTY),
}));
