import type { PriceFile, PriceFileResult } from '@solar/contracts/catalog/price-file-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';

const PATH = '/api/catalog/admin/prices/file';

/** Saves the prices of the catalogue as a table. */
export function useExportPrices() {
  return useApiMutation({
    mutationFn: async () => saveFile(await http.download(PATH), 'prices.csv'),
  });
}

/** Tries a table of prices, or applies it. */
export function useSendPrices() {
  return useApiMutation({
    mutationFn: (file: PriceFile) => http.post<PriceFileResult>(PATH, file),
    invalidates: [['/api/catalog/admin/products'], ['/api/catalog/products'], ['/api/search']],
  });
}
