import { CONTACT_SUBJECTS } from '@solar/contracts/admin/site-http';
import { z } from 'zod';

/** An optional text that is left out when it is empty. */
const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined);

/** The contact form, with keys of our texts as messages; the service checks again. */
export const contactSchema = z.object({
  fullName: z.string().trim().min(1, 'form.required').min(2, 'contact.errors.fullName'),
  email: z.string().trim().min(1, 'form.required').pipe(z.email('form.email')),
  phone: optionalText,
  company: optionalText,
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string().trim().min(1, 'form.required').min(10, 'contact.errors.message'),
});
export type ContactFields = z.input<typeof contactSchema>;
