import type { ProductsBySku } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { isBuyable } from '../../product-card/add-to-cart';
import { orderLines } from '../order-lines';
import { resolveOrder, skusOf, type ResolvedOrder } from '../resolve-order';

/** Looks up the lines of a pasted order. */
export function useOrderCheck(onChecked: (order: ResolvedOrder) => void) {
  return useApiMutation({
    mutationFn: async (text: string) => {
      const lines = orderLines(text);
      const answer = await http.post<ProductsBySku>('/api/catalog/products/by-skus', {
        skus: skusOf(lines),
      });
      return resolveOrder(lines, answer, isBuyable);
    },
    onSuccess: onChecked,
  });
}
