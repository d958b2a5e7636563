import type { MailingStatus } from '@solar/contracts/admin/mailings-http';

/** How a newsletter's state looks. */
export const MAILING_TONES = {
  draft: 'neutral',
  sending: 'info',
  sent: 'success',
  stopped: 'warning',
} as const satisfies Record<MailingStatus, string>;
