import type { Subscription } from '@nats-io/transport-node';
import {
  envelopeSchema,
  type Envelope,
  type MessageContract,
} from '@solar/contracts/common/envelope';
import type { NatsClient } from '@solar/service-kit/messaging/nats-client';
import type { z } from 'zod';

/**
 * Follows the messages of a stream's subject as they are published, in every replica and without a place in the stream. For what a
 * replica keeps in memory: a message that is lost while it is away costs freshness until the memory's time is over, nothing else.
 */
export function onAnnounced<T extends z.ZodType>(
  nats: NatsClient,
  contract: MessageContract<T>,
  apply: (envelope: Envelope<z.output<T>>) => void,
): Subscription {
  return nats.connection.subscribe(nats.subject(contract.subject), {
    callback: (error, message) => {
      if (error) return;
      const envelope = envelopeSchema.safeParse(parsed(message.string()));
      const data = contract.data.safeParse(envelope.data?.data);
      if (envelope.success && data.success) apply({ ...envelope.data, data: data.data });
    },
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
