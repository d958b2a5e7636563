import { z } from 'zod';

/** `waiting` is not sent yet, `refused` was not taken by the mail server, which is asked again until the mail is given up. */
export const ORDER_MAIL_STATES = ['waiting', 'sent', 'refused'] as const;

/** A mail about an order. */
export const orderMailSchema = z.object({
  mailId: z.string(),
  /** Which of the mails it is, by its name among the texts. */
  mail: z.string(),
  subject: z.string(),
  to: z.string(),
  at: z.iso.datetime(),
  state: z.enum(ORDER_MAIL_STATES),
});
export type OrderMail = z.infer<typeof orderMailSchema>;

/** GET /api/checkout/admin/orders/{id}/mails, newest first. */
export const orderMailsSchema = z.object({ items: z.array(orderMailSchema) });
export type OrderMails = z.infer<typeof orderMailsSchema>;

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
