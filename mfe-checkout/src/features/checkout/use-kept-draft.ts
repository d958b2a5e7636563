import type { KeptDraft } from '@solar/contracts/checkout/checkout-http';
import { readToken } from '@solar/mfe-kit/http/auth-tokens';
import { http } from '@solar/mfe-kit/http/http-client';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptFields, useCheckoutDraft, type CheckoutDraft } from './checkout-draft';

const URL = '/api/checkout/draft';
const SAVE_DELAY_MS = 400;

/** Loads what the service has kept, and keeps there what is typed. True once typing may begin: a draft that can't be read is new. */
export function useKeptDraft(): boolean {
  const userId = useSession((state) => state.user?.id ?? null);
  const taxNumber = useSession((state) => state.user?.taxNumber);
  const owner = useCheckoutDraft((draft) => draft.owner);
  const load = useCheckoutDraft((draft) => draft.load);
  const ready = userId !== null && owner === userId;
  const query = useQuery<KeptDraft>({
    queryKey: [URL, userId],
    queryFn: () => http.get(URL),
    enabled: userId !== null && !ready,
    staleTime: 0,
    gcTime: 0,
  });
  const { data, isError } = query;
  useEffect(() => {
    if (ready || userId === null) return;
    if (data) load(userId, data, taxNumber);
    else if (isError) load(userId, { draft: null, lastOrder: null }, taxNumber);
  }, [ready, userId, taxNumber, data, isError, load]);
  useEffect(() => (ready ? keepTyped() : undefined), [ready]);
  return ready;
}

/** Sends changes a moment after the last one, and at once when the page goes. */
function keepTyped(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsent: CheckoutDraft | null = null;
  const save = () => {
    clearTimeout(timer);
    const draft = unsent;
    unsent = null;
    if (draft) http.put(URL, keptFields(draft)).catch(() => (unsent ??= draft));
  };
  const saveOnLeaving = () => {
    const draft = unsent;
    unsent = null;
    if (draft) sendWhileLeaving(draft);
  };
  const unsubscribe = useCheckoutDraft.subscribe((draft) => {
    clearTimeout(timer);
    unsent = draft.owner === null ? null : draft;
    if (unsent) timer = setTimeout(save, SAVE_DELAY_MS);
  });
  window.addEventListener('pagehide', saveOnLeaving);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', saveOnLeaving);
    save();
  };
}

/** A request that outlives its page. */
function sendWhileLeaving(draft: CheckoutDraft): void {
  void fetch(URL, {
    method: 'PUT',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken() ?? ''}` },
    body: JSON.stringify(keptFields(draft)),
  }).catch(() => undefined);
}
