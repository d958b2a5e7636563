import { startDocumentDb, type DocumentDbOptions } from './documentdb';
import type { MongoServer } from './mongo-server';
import { findMongod, startMongod } from './mongod';

/**
 * The MongoDB to work with: the one that `MONGODB_URL` names, else a `mongod` of this machine, else DocumentDB,
 * which needs nothing but Debian's packages.
 */
export async function provideMongo(
  options: DocumentDbOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<MongoServer> {
  const url = env['MONGODB_URL'];
  if (url) return { url, engine: 'external', stop: async () => {} };
  const mongod = await findMongod(env);
  if (mongod) return startMongod({ ...options, mongod });
  return startDocumentDb(options);
}
