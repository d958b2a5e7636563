import {
  auditHistoryPath,
  auditPageSchema,
  type AuditQuery,
  type AuditView,
} from '@solar/contracts/admin/audit-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const URL = '/api/admin/audit';

/** One page of the audit trail, newest first. */
export function useAuditTrail(params: AuditQuery) {
  return usePagedQuery<AuditView, AuditQuery>({
    queryKey: [URL],
    params,
    read: (asked, signal) => http.get(URL, { params: asked, signal, schema: auditPageSchema }),
  });
}

/** The newest changes of one thing. */
export function useHistory(type: string, id: string, pageSize: number) {
  const url = auditHistoryPath(type, id);
  return useQuery<Page<AuditView>>({
    queryKey: [url, pageSize],
    queryFn: ({ signal }) =>
      http.get(url, { params: { pageSize }, signal, schema: auditPageSchema }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
