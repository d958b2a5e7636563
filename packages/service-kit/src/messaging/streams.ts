import { RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { NatsClient } from './nats-client';
import { untilAnswered } from './until-answered';

const DAY_MS = 86_400_000;
/** JetStream's answer when a stream of that name exists with another configuration. */
const NAME_IN_USE = 10_058;

/** The streams of the system: events, commands, and what could not be handled. */
export const STREAMS = {
  evt: { name: 'EVT', days: 7 },
  cmd: { name: 'CMD', days: 7 },
  dlq: { name: 'DLQ', days: 30 },
} as const;

/** The stream that keeps a contract's subject. Throws Error when the subject is of no stream. */
export function streamOf(subject: string): string {
  const kind = subject.slice(0, subject.indexOf('.'));
  if (kind !== 'evt' && kind !== 'cmd' && kind !== 'dlq') {
    throw new Error(`${subject} belongs to no stream: it starts with evt., cmd. or dlq.`);
  }
  return STREAMS[kind].name;
}

function isNameInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NAME_IN_USE;
}

/** Makes the streams, or brings existing ones to the wanted settings; any number of services may do it at once. */
export async function ensureStreams(nats: NatsClient): Promise<void> {
  for (const [kind, { name, days }] of Object.entries(STREAMS)) {
    const stream = nats.resource(name);
    const settings: Partial<StreamConfig> = {
      subjects: [`${nats.subject(kind)}.>`],
      max_age: nanos(days * DAY_MS),
      duplicate_window: nanos(120_000),
      num_replicas: nats.replicas,
    };
    try {
      await untilAnswered(() =>
        nats.manager.streams.add({
          ...settings,
          name: stream,
          retention: RetentionPolicy.Limits,
          storage: nats.storage === 'memory' ? StorageType.Memory : StorageType.File,
        }),
      );
    } catch (error) {
      if (!isNameInUse(error)) throw error;
      await untilAnswered(() => nats.manager.streams.update(stream, settings));
    }
  }
}
