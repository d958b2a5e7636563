import { createConnection, type Connection } from 'mongoose';
import type { ServiceConfig } from '../config/service-config';

const SELECTION_TIMEOUT_MS = 5_000;
/** MongoDB 8.0, which has the command `bulkWrite`. */
const WIRE_VERSION_OF_BULK_WRITE = 25;

/** Opens the service's connection. Rejects when no server answers within five seconds. */
export async function connectMongo(config: ServiceConfig, service: string): Promise<Connection> {
  const { MONGODB_USER: username, MONGODB_PASSWORD: password } = config;
  const connection = createConnection(config.MONGODB_URL, {
    ...(username ? { auth: { username, password }, authSource: 'admin' } : {}),
    dbName: config.MONGODB_DB ?? service,
    maxPoolSize: config.MONGODB_POOL,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    retryWrites: true,
    monitorCommands: config.MONGODB_COMMANDS_BY_NAME,
    appName: `solar-${service}`,
  });
  return connection.asPromise();
}

/** Whether the server takes writes of several collections in one command. */
export async function writesTogether({ db }: Connection): Promise<boolean> {
  const hello = await db?.admin().command({ hello: 1 });
  return Number(hello?.['maxWireVersion'] ?? 0) >= WIRE_VERSION_OF_BULK_WRITE;
}
