import type { mongo } from 'mongoose';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentDb } from '../../../src/mongo/documentdb';
import type { MongoServer } from '../../../src/mongo/mongo-server';

/** Starting includes, on a machine that never did, fetching the engine. */
export const START_TIMEOUT_MS = 240_000;

/** A document with an id of any usual type. */
export interface Doc extends mongo.Document {
  _id: string | number | mongo.ObjectId;
}

export interface TestDatabase {
  url: string;
  dataDir: string;
  server: MongoServer;
  /** Removes the data of a stopped server. */
  forget: () => Promise<void>;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

/** A DocumentDB of its own on a free port, forgotten after the tests. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const root = mkdtempSync(join(tmpdir(), 'solar-mongo-test-'));
  // Root hands the server to another account, which has to get through.
  chmodSync(root, 0o755);
  const dataDir = join(root, 'data');
  const server = await startDocumentDb({ dataDir, port: 0 });
  const forget = () => rm(root, { recursive: true, force: true });
  return {
    url: server.url,
    dataDir,
    server,
    forget,
    stop: async () => {
      await server.stop();
      await forget();
    },
  };
}
