import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { ADDRESSES_KEY, type AddressList } from '../checkout/api/checkout-api';
import { useCheckoutDraft } from '../checkout/checkout-draft';

export const useChosenCountry = create<{ country: string | null }>()(() => ({ country: null }));

/**
 * The country that the delivery is estimated for: the one chosen here, else that of the address in the checkout, else of the
 * address book. An address book that cannot be read only means choosing.
 */
export function useDeliveryCountry(): {
  country: string | undefined;
  known: boolean;
  choose: (country: string) => void;
} {
  const chosen = useChosenCountry((state) => state.country);
  const drafted = useCheckoutDraft((draft) => draft.shippingAddress?.country);
  const book = useQuery<AddressList>({ queryKey: ADDRESSES_KEY });
  const addresses = book.data?.items ?? [];
  const saved = addresses.find(({ defaultShipping }) => defaultShipping) ?? addresses[0];
  return {
    country: chosen ?? drafted ?? saved?.country,
    known: !book.isPending,
    choose: (country) => useChosenCountry.setState({ country }),
  };
}
