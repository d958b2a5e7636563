import {
  dataReportSchema,
  type DataReport,
  type DataReportRow,
  type SetNotPublished,
} from '@solar/contracts/catalog/data-report-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';

const PATH = '/api/catalog/admin/data-report';
const PRODUCTS = '/api/catalog/admin/products';

type Params = Record<string, string | number | undefined>;

/** The rows of a filter, with the shares of categories and fields. */
export function useDataReport(params: Params) {
  return usePagedQuery<DataReportRow, Params, DataReport>({
    queryKey: [PATH],
    params,
    read: (asked, signal) => http.get(PATH, { params: asked, signal, schema: dataReportSchema }),
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
