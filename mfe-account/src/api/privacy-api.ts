import {
  currentDataExportSchema,
  type CurrentDataExport,
  type DataExportFormat,
} from '@solar/contracts/account/data-export-http';
import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const EXPORT = '/api/account/data-export';
const POLL_MS = 2_000;

/** The newest export; asked for again while it is being gathered. */
export function useDataExport() {
  return useQuery({
    queryKey: [EXPORT],
    staleTime: 0,
    queryFn: ({ signal }) =>
      http.get<CurrentDataExport>(EXPORT, { signal, schema: currentDataExportSchema }),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'gathering' ? POLL_MS : false),
  });
}

export function useRequestExport() {
  return useApiMutation({
    mutationFn: (proof: Reauthentication) => http.post(EXPORT, proof),
    invalidates: [[EXPORT]],
    failure: null,
  });
}

export async function downloadExport(format: DataExportFormat): Promise<void> {
  const blob = await http.download(`${EXPORT}/file`, { params: { format } });
  saveFile(blob, `my-data.${format}`);
}

const DELETION = '/api/account/deletion';

export function deleteAccount(proof: Reauthentication): Promise<unknown> {
  return http.post(DELETION, proof);
}

export function keepAccount(): Promise<unknown> {
  return http.delete(DELETION);
}

export function keepAccountByLink(token: string): Promise<unknown> {
  return http.post('/api/auth/deletions/withdraw', { token });
}
