import type { Mail } from '@solar/service-kit/mail/mail-message';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A mail about an order as it went out, or as the mail server refused it. */
export type OrderMailDoc = {
  /** The id of the message that had it sent. */
  _id: string;
  orderId: string;
  customerId: string;
  mail: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** Papers that went with it, by their ids. */
  papers: string[];
  state: 'sent' | 'refused';
  at: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** As long as somebody may say that they never got one. */
const KEPT_SECONDS = 2 * 365 * 86_400;

const text = { type: String, required: true };

export const orderMailSchema = defineSchema<OrderMailDoc>(
  {
    orderId: text,
    customerId: text,
    mail: text,
    to: text,
    subject: text,
    text,
    html: { type: String, default: null },
    papers: { type: [String], required: true },
    state: text,
    at: { type: Date, required: true },
  },
  { collection: 'order_mails' },
);
orderMailSchema.index({ orderId: 1, at: -1 });
orderMailSchema.index({ customerId: 1 });
orderMailSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type SentMail = Omit<OrderMailDoc, 'version' | 'createdAt' | 'updatedAt'>;

/** What is kept of a mail that was tried, or null when it is about no order. */
export function triedMail(id: string, mail: Mail, taken: boolean): SentMail | null {
  const { about, to, subject, text: written, html = null, papers = [] } = mail;
  if (!about) return null;
  return {
    ...{ _id: id, orderId: about.id, customerId: about.customerId, mail: about.mail },
    ...{ to, subject, text: written, html, papers },
    ...{ state: taken ? ('sent' as const) : ('refused' as const), at: new Date() },
  };
}
