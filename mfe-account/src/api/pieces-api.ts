import { productDetailSchema, type ProductDetail } from '@solar/contracts/catalog/http';
import { piecesSchema, type Pieces } from '@solar/contracts/checkout/pieces-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

const termsSchema = productDetailSchema.pick({ attributeGroups: true });
const PIECES_URL = '/api/checkout/pieces';
/** The warranty of the product; that of a module’s performance is another one. */
const WARRANTY = ['warranty_product_years', 'warranty_years'];

/** The pieces that were sent to the person, or those of a number. */
export function usePieces(number?: string) {
  const params = number === undefined ? {} : { number };
  return useQuery<Pieces>({
    queryKey: [PIECES_URL, params],
    queryFn: ({ signal }) => http.get(PIECES_URL, { params, signal, schema: piecesSchema }),
  });
}

/** For how many years the maker answers for a product; null when the catalogue does not say it. */
export function useWarrantyYears(productId: string) {
  const url = `/api/catalog/products/${productId}`;
  return useQuery<Pick<ProductDetail, 'attributeGroups'>, Error, number | null>({
    queryKey: [url, 'warranty'],
    queryFn: ({ signal }) => http.get(url, { signal, schema: termsSchema }),
    retry: false,
    select: ({ attributeGroups }) => {
      const all = attributeGroups.flatMap(({ attributes }) => attributes);
      const terms = WARRANTY.map((code) => all.find((one) => one.code === code)?.value);
      return terms.find((value) => typeof value === 'number') ?? null;
    },
  });
}
