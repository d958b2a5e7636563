import { z } from 'zod';

/** What travels on JetStream: the message of `subject` with its identity. Unknown fields are ignored. */
export const envelopeSchema = z.object({
  id: z.string().min(1),
  subject: z.string().min(1),
  time: z.iso.datetime(),
  /** Id of the aggregate that changed; messages of one aggregate are ordered by `version`. */
  aggregateId: z.string().min(1),
  version: z.number().int().nonnegative(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});
export type Envelope<T = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: T };

/** A message type: its subject and the schema of its data. */
export type MessageContract<T extends z.ZodType = z.ZodType> = { subject: string; data: T };

/** Declares a message type; subjects start with `evt.`, `cmd.` or `rpc.` and end with a version. */
export function defineMessage<T extends z.ZodType>(subject: string, data: T): MessageContract<T> {
  return { subject, data };
}

/** A request/reply read between slices. */
export type RpcContract<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> = {
  subject: string;
  request: Q;
  reply: A;
};

/** Declares a request/reply read. */
export function defineRpc<Q extends z.ZodType, A extends z.ZodType>(
  subject: string,
  request: Q,
  reply: A,
): RpcContract<Q, A> {
  return { subject, request, reply };
}

/** Values of which only the newest of each key matters: the bucket that keeps them and the schema of a value. */
export type LastValueContract<T extends z.ZodType = z.ZodType> = { bucket: string; data: T };

/** Declares a bucket of last values; bucket names are lower case with underscores. */
export function defineLastValue<T extends z.ZodType>(
  bucket: string,
  data: T,
): LastValueContract<T> {
  return { bucket, data };
}
