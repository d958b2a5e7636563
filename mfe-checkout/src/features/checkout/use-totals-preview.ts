import type { ShippingOption, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServerCart } from '../../shared/use-server-cart';
import { previewTotals } from './api/checkout-api';
import { useCheckoutDraft } from './checkout-draft';

export function useShopLanguage() {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => i18n.language.startsWith(language)) ?? 'en';
}

/** The way of shipping that was chosen, else the first one offered. */
export function chosenOrFirst(
  options: readonly ShippingOption[],
  methodId: string | null,
): ShippingOption | undefined {
  return options.find((option) => option.methodId === methodId) ?? options[0];
}

/** Totals of the cart as it is now; a changed cart, country or language asks again. */
export function useTotalsPreview(quoteId: string | undefined): UseQueryResult<TotalsPreview> {
  const { query, settled } = useServerCart();
  const country = useCheckoutDraft((draft) => draft.shippingAddress?.country);
  const language = useShopLanguage();
  const cartRevision = query.data?.revision;
  const revision = quoteId ?? cartRevision;
  return useQuery({
    queryKey: ['checkout', 'totals', revision, country, language],
    queryFn: () => {
      const source = quoteId ? { quoteId } : { cartRevision };
      return previewTotals({ country: country ?? '', language, ...source });
    },
    enabled: country !== undefined && revision !== undefined && (settled || quoteId !== undefined),
    staleTime: 0,
  });
}
