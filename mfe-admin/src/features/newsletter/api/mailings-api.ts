import {
  mailingPageSchema,
  mailingPreviewSchema,
  mailingSchema,
  mailingTestSchema,
  type Mailing,
  type MailingInput,
  type MailingPreview,
  type MailingRow,
  type MailingStatus,
} from '@solar/contracts/admin/mailings-http';
import type { Language } from '@solar/contracts/common/localized';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const URL = '/api/admin/mailings';
const FOLLOW_EVERY_MS = 1_000;

type Params = { page: number; pageSize: number; status?: MailingStatus };

/** One page of the newsletters, newest first. */
export function useMailings(params: Params) {
  return usePagedQuery<MailingRow, Params>({
    queryKey: [URL],
    params,
    read: (asked, signal) => http.get(URL, { params: asked, signal, schema: mailingPageSchema }),
  });
}

/** One newsletter, asked for again while it is being sent. */
export function useMailing(id: string) {
  return useQuery<Mailing>({
    queryKey: [URL, id],
    queryFn: ({ signal }) => http.get(`${URL}/${id}`, { signal, schema: mailingSchema }),
    // Entries may be published or hidden meanwhile, and people subscribe.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? FOLLOW_EVERY_MS : false),
  });
}

/** The mail as it goes out; anew for each version. */
export function useMailingPreview({ id, version }: Mailing, language: Language) {
  return useQuery<MailingPreview>({
    queryKey: [URL, id, 'preview', version, language],
    queryFn: ({ signal }) =>
      http.get(`${URL}/${id}/preview`, {
        params: { language },
        signal,
        schema: mailingPreviewSchema,
      }),
  });
}

/** Saves a draft: anew, or in place of the version that was read. */
export function useSaveMailing(mailing: Mailing | null) {
  const { t } = useTranslation('admin');
  return useApiMutation<{ input: MailingInput; idempotencyKey: string }, Mailing>({
    mutationFn: ({ input, idempotencyKey }) =>
      mailing
        ? http.put(
            `${URL}/${mailing.id}`,
            { ...input, version: mailing.version },
            { schema: mailingSchema },
          )
        : http.post(URL, input, { idempotencyKey, schema: mailingSchema }),
    invalidates: [[URL]],
    success: t('newsletter.saved'),
    failure: null,
  });
}

/** Deletes a draft. */
export function useRemoveMailing(onGone: () => void) {
  const { t } = useTranslation('admin');
  return useApiMutation<Mailing>({
    mutationFn: ({ id, version }) => http.delete(`${URL}/${id}`, { params: { version } }),
    success: t('newsletter.removed'),
    failure: null,
    onSuccess: onGone,
  });
}

/** Sends it to whoever asks. */
export function useTestMailing(id: string) {
  const { t } = useTranslation('admin');
  return useApiMutation<Language, { email: string }>({
    mutationFn: (language) =>
      http.post(`${URL}/${id}/test`, { language }, { schema: mailingTestSchema }),
    success: ({ email }) => t('newsletter.tested', { email }),
  });
}

/** Begins to send it to everybody. */
export function useSendMailing() {
  const { t } = useTranslation('admin');
  return useApiMutation<{ mailing: Mailing; idempotencyKey: string }, Mailing>({
    mutationFn: ({ mailing: { id, version }, idempotencyKey }) =>
      http.post(`${URL}/${id}/sending`, { version }, { idempotencyKey, schema: mailingSchema }),
    invalidates: [[URL]],
    success: t('newsletter.sendStarted'),
    failure: null,
  });
}

/** Sends it to nobody more. */
export function useStopMailing(id: string) {
  const { t } = useTranslation('admin');
  return useApiMutation<void, Mailing>({
    mutationFn: () => http.post(`${URL}/${id}/stop`, undefined, { schema: mailingSchema }),
    invalidates: [[URL]],
    success: t('newsletter.stopped'),
    failure: null,
  });
}
