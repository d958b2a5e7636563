import { sleep } from '@solar/infra-local/process/wait';
import { SERVICES } from '@solar/infra-local/stack/parts';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import type { OutboxRow } from '@solar/service-kit/messaging/outbox-field';
import mongoose, { type Connection, type mongo } from 'mongoose';

/** Collection of messages that no document carries. */
const OUTBOX = 'outbox';

/** Runs with a connection to the databases of a stack. */
export async function withDatabases<T>(
  stack: StackClient,
  work: (database: (service: string) => mongo.Db) => Promise<T>,
): Promise<T> {
  const connection = await mongoose.createConnection(stack.urls.mongodb).asPromise();
  try {
    return await work((service) => databaseOf(connection, service));
  } finally {
    await connection.close();
  }
}

/** Documents of all services that owe messages since before a time. */
export function owedBefore(stack: StackClient, at: Date): Promise<number> {
  return withDatabases(stack, async (database) => {
    let count = 0;
    for (const db of SERVICES.map(database)) {
      for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
        count += await db.collection(name).countDocuments({ 'outbox.at': { $lt: at } });
      }
    }
    return count;
  });
}

const LOOK_EVERY_MS = 1_000;
const ROWS_AT_ONCE = 2_500;
/** Makes a message as heavy as one of an order with some lines. */
const FILLER = 'x'.repeat(1_000);

/** Puts messages into a service's outbox as a process would have left them that died an hour ago. */
export function swellOutbox(
  stack: StackClient,
  { service, subject, messages }: { service: string; subject: string; messages: number },
): Promise<void> {
  return withDatabases(stack, async (database) => {
    const outbox = database(service).collection<OutboxRow>(OUTBOX);
    for (let from = 0; from < messages; from += ROWS_AT_ONCE) {
      const count = Math.min(ROWS_AT_ONCE, messages - from);
      const rows = Array.from({ length: count }, (_, i) => outboxRow(subject, from + i));
      await outbox.insertMany(rows, { ordered: false });
    }
  });
}

function outboxRow(subject: string, number: number): OutboxRow {
  const at = new Date(Date.now() - 3_600_000);
  const id = `evt_${subject}_${number}`;
  const common = { aggregateId: `swollen_${number}`, version: 0, time: at, traceparent: null };
  const message = { id, to: { subject }, ...common, data: { number, filler: FILLER } };
  return { _id: `out_${id}`, outbox: { last: id, at, messages: [message] } };
}

/** Waits until a service's outbox is short again; answers the seconds that it took. */
export function untilDrained(
  stack: StackClient,
  { service, left, timeoutMs }: { service: string; left: number; timeoutMs: number },
): Promise<number> {
  return withDatabases(stack, async (database) => {
    const start = Date.now();
    for (;;) {
      const count = await database(service).collection(OUTBOX).countDocuments();
      const ms = Date.now() - start;
      if (count <= left) return ms / 1_000;
      if (ms > timeoutMs) throw new Error(`${count} messages are still in the outbox`);
      await sleep(LOOK_EVERY_MS);
    }
  });
}

function databaseOf(connection: Connection, service: string): mongo.Db {
  const { db } = connection.useDb(service);
  if (!db) throw new Error(`No database ${service}`);
  return db;
}
