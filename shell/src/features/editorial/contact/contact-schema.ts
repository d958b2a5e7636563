import { CONTACT_SUBJECTS } from '@solar/contracts/admin/site-http';
import { z } from 'zod';

/** An optional text that is left out when it is empty. */
const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined);

/** The contact form; the service checks again. */
export const contactSchema = z.object({
  fullName: z.string().trim().min(2),
  email: z.string().trim().pipe(z.email()),
  phone: optionalText,
  company: optionalText,
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string().trim().min(10),
});
export type ContactFields = z.input<typeof contactSchema>;
