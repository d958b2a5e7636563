import type {
  CheckoutDraft as KeptFields,
  KeptDraft,
} from '@solar/contracts/checkout/checkout-http';
import { PAYMENT_METHODS, type PaymentMethod } from '@solar/contracts/checkout/payments-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { create } from 'zustand';
import { addressFormSchema } from './components/address-form';

export type LastOrder = NonNullable<KeptDraft['lastOrder']>;

/** What the shopper has entered. The service keeps it with the cart, so that no reload, crash or other device loses it. */
export interface CheckoutDraft {
  /** Whose draft it is; null until it has been loaded. */
  owner: string | null;
  lastOrder: LastOrder | null;
  /** As typed, right or wrong. */
  typed: Pick<KeptFields, 'shipping' | 'billing' | 'sameBilling'>;
  email: string | null;
  addressId: string | null;
  saveAddress: boolean;
  /** The typed addresses once they are right. */
  shippingAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  shippingMethodId: string | null;
  paymentMethod: PaymentMethod;
  notes: string;
  poNumber: string;
  taxNumber: string;
  change: (patch: Partial<Omit<CheckoutDraft, 'change' | 'reset' | 'load'>>) => void;
  /** Takes over what the service has kept; a new draft begins with the tax number of the profile, else of the last order. */
  load: (owner: string, kept: KeptDraft, taxNumber?: string | null) => void;
  reset: () => void;
}

const EMPTY = {
  typed: { shipping: null, billing: null, sameBilling: true },
  email: null,
  addressId: null,
  saveAddress: false,
  shippingAddress: null,
  billingAddress: null,
  shippingMethodId: null,
  paymentMethod: 'card' as const,
  notes: '',
  poNumber: '',
  taxNumber: '',
};

export const useCheckoutDraft = create<CheckoutDraft>()((set) => ({
  ...EMPTY,
  owner: null,
  lastOrder: null,
  change: (patch) => set(patch),
  load: (owner, { draft, lastOrder }, taxNumber) =>
    set({
      ...EMPTY,
      taxNumber: taxNumber ?? lastOrder?.taxNumber ?? '',
      ...(draft ? restored(draft) : {}),
      owner,
      lastOrder,
    }),
  reset: () => set({ ...EMPTY, owner: null, lastOrder: null }),
}));

/** What the service keeps of a draft. */
export function keptFields(draft: CheckoutDraft): KeptFields {
  const { typed, email, addressId, saveAddress } = draft;
  const { shippingMethodId, paymentMethod, notes, poNumber, taxNumber } = draft;
  return {
    ...typed,
    email,
    addressId,
    saveAddress,
    shippingMethodId,
    paymentMethod,
    notes,
    poNumber,
    taxNumber,
  };
}

function restored({ shipping, billing, sameBilling, paymentMethod, ...fields }: KeptFields) {
  const form = addressFormSchema.safeParse({
    email: fields.email,
    shipping,
    sameBilling,
    billing: billing ?? {},
  });
  return {
    ...fields,
    typed: { shipping, billing, sameBilling },
    paymentMethod: PAYMENT_METHODS.find((method) => method === paymentMethod) ?? 'card',
    shippingAddress: form.success ? form.data.shipping : null,
    billingAddress: form.success && !sameBilling ? form.data.billing : null,
  };
}
