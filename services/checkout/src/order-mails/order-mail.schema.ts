import {
  keepsMails,
  keptMail,
  keptMailFields,
  type KeptMail,
} from '@solar/service-kit/mail/kept-mail';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A mail about an order as it went out, or as the mail server refused it. */
export type OrderMailDoc = KeptMail & {
  /** The id of the message that had it sent. */
  _id: string;
  orderId: string;
  /** Papers that went with it, by their ids. */
  papers: string[];
  state: 'sent' | 'refused';
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true };

export const orderMailSchema = defineSchema<OrderMailDoc>(
  {
    orderId: text,
    ...keptMailFields,
    papers: { type: [String], required: true },
    state: text,
  },
  { collection: 'order_mails' },
);
orderMailSchema.index({ orderId: 1, at: -1 });
keepsMails(orderMailSchema);

export type SentMail = Omit<OrderMailDoc, 'version' | 'createdAt' | 'updatedAt'>;

/** What is kept of a mail that was tried, or null when it is about no order. */
export function triedMail(id: string, mail: Mail, taken: boolean): SentMail | null {
  const { about, papers = [] } = mail;
  if (!about) return null;
  const state = taken ? 'sent' : 'refused';
  return { _id: id, orderId: about.id, ...keptMail(mail, about), papers, state };
}
