import { createConnection, type Connection } from 'mongoose';
import type { ServiceConfig } from '../config/service-config';

const SELECTION_TIMEOUT_MS = 5_000;

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
    monitorCommands: true,
    appName: `solar-${service}`,
  });
  return connection.asPromise();
}
