import { z } from 'zod';

/** Papers of an order. A pro-forma is none of the books: it is written anew until the money has come, the others are kept as issued. */
export const DOCUMENT_KINDS = ['pro_forma', 'tax_invoice', 'credit_note', 'delivery_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const orderPaperSchema = z.object({
  documentId: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  /** Number of the invoice that a credit note takes back, or that a corrected invoice replaces. */
  corrects: z.string().nullable().optional(),
});
export type OrderPaper = z.infer<typeof orderPaperSchema>;

/** GET /api/checkout/orders/{id}/documents; each is downloaded from `…/documents/{documentId}` as PDF. */
export const orderPapersSchema = z.object({ items: z.array(orderPaperSchema) });
