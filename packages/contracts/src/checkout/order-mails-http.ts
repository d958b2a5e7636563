import { z } from 'zod';
import {
  sentMailSchema,
  sentMailsSchema,
  type SentMail,
  type SentMails,
} from '../common/sent-mail';

/** A mail about an order. */
export const orderMailSchema = sentMailSchema;
export type OrderMail = SentMail;

/** GET /api/checkout/admin/orders/{id}/mails. */
export const orderMailsSchema = sentMailsSchema;
export type OrderMails = SentMails;

/** POST /api/checkout/admin/orders/{id}/mails: once more a mail that went out, to whom it went, or a paper of the order to its customer. */
export const sendOrderMailSchema = z
  .strictObject({
    mailId: z.string().min(1).max(60).optional(),
    documentId: z.string().min(1).max(60).optional(),
  })
  .refine(({ mailId, documentId }) => (mailId === undefined) !== (documentId === undefined), {
    path: ['mailId'],
  });
export type SendOrderMail = z.infer<typeof sendOrderMailSchema>;
