import type { Quote } from '@solar/contracts/checkout/quotes-http';

/** What an acceptance has come to. */
export function acceptedText(accepted: Quote, t: (key: string) => string): string {
  if (accepted.status === 'requested') return t('quotes.short.asked');
  return t((accepted.waitsFor ?? []).length > 0 ? 'quotes.short.waits' : 'quotes.accepted');
}
