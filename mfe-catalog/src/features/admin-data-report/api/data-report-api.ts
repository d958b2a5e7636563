import {
  dataReportSchema,
  type DataReportRow,
  type SetNotPublished,
} from '@solar/contracts/catalog/data-report-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PATH = '/api/catalog/admin/data-report';
const PRODUCTS = '/api/catalog/admin/products';

type Params = Record<string, string | number | undefined>;

export function useDataReport(params: Params) {
  return useQuery({
    queryKey: [PATH, params],
    queryFn: ({ signal }) => http.get(PATH, { params, signal, schema: dataReportSchema }),
    placeholderData: keepPreviousData,
  });
}

/** Saves all rows of a filter as a table. */
export function useReportFile(params: Params) {
  return useApiMutation({
    mutationFn: async () =>
      saveFile(await http.download(`${PATH}/file`, { params }), 'data-report.csv'),
  });
}

/** Says that a maker does not publish a value, or that it is to be looked for again. */
export function useSetNotPublished() {
  return useApiMutation({
    mutationFn: ({ product, attribute, state }: DataReportRow) =>
      http.put(`${PRODUCTS}/${product.id}/not-published`, {
        version: product.version,
        code: attribute.code,
        notPublished: state === 'missing',
      } satisfies SetNotPublished),
    invalidates: [[PATH], [PRODUCTS]],
  });
}
