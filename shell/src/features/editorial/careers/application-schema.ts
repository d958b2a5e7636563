import { z } from 'zod';

/** The application form; the service checks again. */
export const applicationSchema = z.object({
  fullName: z.string().trim().min(2),
  email: z.string().trim().pipe(z.email()),
  phone: z.string().trim(),
  message: z.string().trim().min(10),
  consent: z.boolean().refine((given) => given),
  cv: z.custom<File | null>().refine((file) => file !== null),
});
export type ApplicationFields = z.input<typeof applicationSchema>;
