import type { TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import { http } from '@solar/mfe-kit/http/http-client';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServerCart } from './use-server-cart';

const PREVIEW = '/api/checkout/totals-preview';

export function useShopLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => i18n.language.startsWith(language)) ?? 'en';
}

interface Asked {
  /** Where it goes; nothing is asked while that is unknown. */
  country: string | undefined;
  quoteId?: string | undefined;
  /** What is shown stays until the answer to a changed question is there. */
  keep?: boolean;
}

/** Totals of a quote, or of the cart as it is now, by every way of shipping; a changed cart, country or language asks again. */
export function useTotalsFor({
  country,
  quoteId,
  keep = false,
}: Asked): UseQueryResult<TotalsPreview> {
  const { query, settled } = useServerCart();
  const language = useShopLanguage();
  const cartRevision = query.data?.revision;
  const revision = quoteId ?? cartRevision;
  return useQuery({
    queryKey: ['checkout', 'totals', revision, country, language],
    queryFn: () => {
      const source = quoteId ? { quoteId } : { cartRevision };
      return http.post<TotalsPreview>(PREVIEW, { country, language, ...source });
    },
    enabled: country !== undefined && revision !== undefined && (settled || quoteId !== undefined),
    staleTime: 0,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
}
