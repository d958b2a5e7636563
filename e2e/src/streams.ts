import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { StackClient } from '@solar/infra-local/stack/stack-client';

/** Stream of everything that happened. */
export const EVENTS = 'EVT';

/** Runs with a connection to the message server of a stack. */
export async function withStreams<T>(
  stack: StackClient,
  work: (streams: JetStreamManager['streams']) => Promise<T>,
): Promise<T> {
  const connection = await connect({ servers: stack.urls.nats.split(',') });
  try {
    return await work((await jetstreamManager(connection)).streams);
  } finally {
    await connection.close();
  }
}

/** How many messages a stream holds of a subject. */
export function countOf(stack: StackClient, stream: string, subject: string): Promise<number> {
  return withStreams(stack, async (streams) => {
    const { state } = await streams.info(stream, { subjects_filter: subject });
    return state.subjects?.[subject] ?? 0;
  });
}

/** Takes the messages of a subject out of a stream. */
export function purge(stack: StackClient, stream: string, subject: string): Promise<void> {
  return withStreams(stack, async (streams) => {
    await streams.purge(stream, { filter: subject });
  });
}
