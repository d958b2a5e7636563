import { rm } from 'node:fs/promises';
import { provideBundle } from './documentdb/bundle';
import { addExtensions, provideCluster } from './documentdb/cluster';
import { PostgresProcess } from './documentdb/postgres-process';
import {
  reachableCacheDir,
  reachableDataDir,
  unprivilegedUser,
} from './documentdb/unprivileged-user';
import { GatewayServer } from './gateway/gateway-server';
import { REPLICA_SET, type MongoServer } from './mongo-server';

export interface DocumentDbOptions {
  /** Folder of the database; made when it is not there. */
  dataDir: string;
  /** 0 lets the system choose. */
  port: number;
  /** Where the unpacked engine is kept; the user's cache folder when absent. */
  cacheDir?: string;
  /** Address to listen on; this machine only when absent. */
  host?: string;
  log?: (line: string) => void;
}

const LOOPBACK = '127.0.0.1';

/** Starts PostgreSQL with DocumentDB and the gateway that makes a MongoDB replica set of it. */
export async function startDocumentDb(options: DocumentDbOptions): Promise<MongoServer> {
  const { port, host = LOOPBACK, log = () => {} } = options;
  const runAs = unprivilegedUser();
  const bundle = await provideBundle(options.cacheDir ?? reachableCacheDir(runAs), log);
  const dataDir = reachableDataDir(options.dataDir, runAs);
  await provideCluster(bundle, dataDir, runAs, log);
  const postgres = new PostgresProcess({ bundle, dataDir, runAs, log });
  await postgres.start();
  const { socketPath } = postgres;
  const gateway = new GatewayServer({ socketPath, port, host, replicaSet: REPLICA_SET, log });
  const servedPort = await serve(gateway, socketPath).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  return {
    url: `mongodb://${host}:${servedPort}/?replicaSet=${REPLICA_SET}`,
    engine: 'DocumentDB',
    stop: async () => {
      await gateway.close();
      await postgres.stop();
    },
  };
}

async function serve(gateway: GatewayServer, socketPath: string): Promise<number> {
  await addExtensions(socketPath);
  return gateway.listen();
}

/** Forgets the database, wherever it lives. */
export async function removeDocumentDb(dataDir: string): Promise<void> {
  const path = reachableDataDir(dataDir, unprivilegedUser());
  await rm(path, { recursive: true, force: true });
}
