import { z } from 'zod';
import { serviceStatusSchema } from '../common/service-status';

/** What a service answered; no status when it did not within two seconds. */
export const serviceAnswerSchema = z.object({
  name: z.string(),
  status: serviceStatusSchema.nullable(),
});
export type ServiceAnswer = z.infer<typeof serviceAnswerSchema>;

/** GET /api/admin/status: the services, and what waits for a person. */
export const systemStatusSchema = z.object({
  at: z.iso.datetime(),
  services: z.array(serviceAnswerSchema),
  /** Messages that were given up; null when the message server does not say. */
  deadLetters: z.number().int().nullable(),
  /** When the last backup was made; null where the service can't see the folder of the backups. */
  lastBackupAt: z.iso.datetime().nullable(),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;
