import { DEFAULT_COMPANY, type Company } from '@solar/contracts/admin/default-company';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { pickText } from '@solar/mfe-kit/i18n/pick-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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

/** Picks the text of the language in use. */
export function useLocalized(): (text: { en: string; fr: string }) => string {
  const { i18n } = useTranslation();
  return (text) => pickText(text, i18n.language);
}
