import { cpus, totalmem } from 'node:os';
import type { mongo } from 'mongoose';

/** A rate without its engine says nothing; DocumentDB's gateway names itself. */
export async function engineOf(client: mongo.MongoClient): Promise<string> {
  const { version, gitVersion } = await client.db('admin').command({ buildInfo: 1 });
  return gitVersion === 'documentdb' ? 'DocumentDB behind its gateway' : `MongoDB ${version}`;
}

export function machine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB, Node ${process.versions.node}`;
}
