import { http } from '@solar/mfe-kit/http/http-client';
import { useMovedTo } from '@solar/mfe-kit/page/use-moved-to';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';

const URL = '/api/content/redirects';
const NOWHERE = { to: null };

/** Leads on from an address that is no page, where editors said so. Without the service that knows it, nowhere. */
export function Redirected() {
  const { pathname: from } = useLocation();
  const { data } = useQuery({
    queryKey: [URL, from],
    queryFn: () => http.get<{ to: string | null }>(URL, { params: { from } }).catch(() => NOWHERE),
  });
  useMovedTo(data?.to ?? undefined);
  return null;
}
