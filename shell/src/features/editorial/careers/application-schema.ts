import { z } from 'zod';

/** The application form, with keys of our texts as messages; the service checks again. */
export const applicationSchema = z.object({
  fullName: z.string().trim().min(1, 'form.required').min(2, 'apply.errors.fullName'),
  email: z.string().trim().min(1, 'form.required').pipe(z.email('form.email')),
  phone: z.string().trim(),
  message: z.string().trim().min(1, 'form.required').min(10, 'apply.errors.message'),
  consent: z.boolean().refine((given) => given, 'apply.errors.consent'),
  cv: z.custom<File | null>().refine((file) => file !== null, 'apply.errors.cv'),
});
export type ApplicationFields = z.input<typeof applicationSchema>;
