import type { Language } from '@solar/contracts/common/localized';
import {
  MAIL_SERVICES,
  mailListSchema,
  mailPreviewSchema,
  type MailList,
  type MailPreview,
  type MailService,
} from '@solar/contracts/common/mail-preview-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQueries, useQuery } from '@tanstack/react-query';

const urlOf = (service: MailService) => `/api/${service}/mails`;

/** The mails of every service; a service that is down is missing until it is back. */
export function useMailLists(language: Language) {
  const queries = useQueries({
    queries: MAIL_SERVICES.map((service) => ({
      queryKey: [urlOf(service), language],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get<MailList>(urlOf(service), {
          params: { language },
          signal,
          schema: mailListSchema,
        }),
    })),
  });
  return MAIL_SERVICES.flatMap((service, at) => {
    const query = queries[at];
    return query ? [{ service, query }] : [];
  });
}

export function useMailPreview(service: MailService, name: string, language: Language) {
  return useQuery<MailPreview>({
    queryKey: [urlOf(service), name, language],
    queryFn: ({ signal }) =>
      http.get(`${urlOf(service)}/${name}`, {
        params: { language },
        signal,
        schema: mailPreviewSchema,
      }),
  });
}
