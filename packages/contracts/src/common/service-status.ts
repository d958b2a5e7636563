import { z } from 'zod';
import { defineRpc } from './envelope';

// One line, to which the generator of slices adds a name.
// prettier-ignore
export const STATUS_SERVICES = ['catalog', 'checkout', 'account', 'admin', 'inventory'] as const;

const checkSchema = z.enum(['up', 'down']);

/** How one process of a service is, in its own words. */
export const serviceStatusSchema = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  ready: z.boolean(),
  checks: z.object({ mongo: checkSchema, nats: checkSchema }),
  /** Documents that owe messages; null when the database does not say. */
  outbox: z.number().int().nullable(),
  /** Consumers with messages that wait or are being handled; null when the message server does not say. */
  waiting: z.array(z.object({ consumer: z.string(), messages: z.number().int() })).nullable(),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;

/** Asks a service how it is; one of its processes answers. */
export const serviceStatusRead = (service: string) =>
  defineRpc(`rpc.${service}.status.read.v1`, z.object({}), serviceStatusSchema);
