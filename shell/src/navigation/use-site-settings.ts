import { DEFAULT_COMPANY, type Company } from '@solar/contracts/admin/default-company';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';
import { useAfterFirstPaint } from '../app/use-after-first-paint';

/** The company's public settings. */
export function useSiteSettings(): Company {
  const settled = useAfterFirstPaint();
  const { data } = useQuery({
    queryKey: ['/api/content/settings'],
    queryFn: ({ signal }) => http.get<PublicSettings>('/api/content/settings', { signal }),
    enabled: settled,
  });
  return data ?? DEFAULT_COMPANY;
}
