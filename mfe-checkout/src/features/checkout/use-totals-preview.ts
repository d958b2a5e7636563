import type { ShippingOption, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTotalsFor } from '../../shared/use-totals-for';
import { useCheckoutDraft } from './checkout-draft';

/** The way of shipping that was chosen, else the first one offered. */
export function chosenOrFirst(
  options: readonly ShippingOption[],
  methodId: string | null,
): ShippingOption | undefined {
  return options.find((option) => option.methodId === methodId) ?? options[0];
}

/** What the purchase costs to the address of the draft. */
export function useTotalsPreview(quoteId: string | undefined): UseQueryResult<TotalsPreview> {
  const country = useCheckoutDraft((draft) => draft.shippingAddress?.country);
  return useTotalsFor({ country, quoteId });
}
