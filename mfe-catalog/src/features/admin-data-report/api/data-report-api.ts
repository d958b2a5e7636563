import {
  dataReportSchema,
  type DataReportRow,
  type SetNotPublished,
} from '@solar/contracts/catalog/data-report-http';
import { http } from '@solar/mfe-kit/http/http-client';
import type { ReadPage } from '@solar/mfe-kit/listing/use-paged-query';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PATH = '/api/catalog/admin/data-report';
const PRODUCTS = '/api/catalog/admin/products';

type Params = Record<string, string | number | undefined>;

const readReport = (params: Params, signal: AbortSignal) =>
  http.get(PATH, { params, signal, schema: dataReportSchema });

/** The rows of a filter, page by page, with the shares of categories and fields. */
export function useDataReport(params: Params) {
  const query = useQuery({
    queryKey: [PATH, params],
    queryFn: ({ signal }) => readReport(params, signal),
    placeholderData: keepPreviousData,
  });
  const readPage: ReadPage<DataReportRow> = (at, signal) =>
    readReport({ ...params, ...at }, signal);
  return { ...query, readPage };
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
