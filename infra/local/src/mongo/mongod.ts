import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { processesIn, untilNoneIn } from './process-table';
import { REPLICA_SET, type MongoServer } from './mongo-server';

const HOST = '127.0.0.1';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

export interface MongodOptions {
  mongod: string;
  dataDir: string;
  port: number;
  log?: (line: string) => void;
}

/** The first `mongod` of the PATH. */
export async function findMongod(env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const dir of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const file = join(dir, 'mongod');
    try {
      await access(file, constants.X_OK);
      return file;
    } catch {
      // Look on.
    }
  }
  return null;
}

/** Starts a replica set of one member: transactions need a replica set. */
export async function startMongod({
  mongod,
  dataDir,
  port,
  log,
}: MongodOptions): Promise<MongoServer> {
  await mkdir(dataDir, { recursive: true });
  await stopOrphans(dataDir);
  const args = ['--dbpath', '.', '--port', String(port), '--bind_ip', HOST];
  const child = spawn(mongod, [...args, '--replSet', REPLICA_SET, '--quiet'], {
    cwd: dataDir,
    // Ctrl-C in a terminal reaches the whole process group; only the supervisor may stop the server.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => log?.(text.trimEnd()));
  try {
    await untilPrimary(child, port);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url: `mongodb://${HOST}:${port}/?replicaSet=${REPLICA_SET}`,
    engine: 'MongoDB',
    stop: () => stop(child),
  };
}

/** A killed supervisor leaves its server behind, with the port and the data in its hands. */
async function stopOrphans(dataDir: string): Promise<void> {
  const dir = await realpath(dataDir);
  for (const pid of processesIn(dir)) process.kill(pid, 'SIGTERM');
  await untilNoneIn(dir, STOP_LIMIT_MS);
}

async function untilPrimary(child: ChildProcess, port: number): Promise<void> {
  const client = new mongo.MongoClient(`mongodb://${HOST}:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: START_LIMIT_MS,
  });
  try {
    const admin = client.db('admin');
    await initiate(admin, port);
    for (let waited = 0; waited < START_LIMIT_MS && child.exitCode === null; waited += 100) {
      const { isWritablePrimary } = await admin.command({ hello: 1 });
      if (isWritablePrimary) return;
      await delay(100);
    }
    throw new Error(`mongod did not become primary in ${START_LIMIT_MS / 1000} s`);
  } finally {
    await client.close();
  }
}

const ALREADY_INITIALIZED = 23;

/** A second start finds the replica set initiated already. */
async function initiate(admin: mongo.Db, port: number): Promise<void> {
  const config = { _id: REPLICA_SET, members: [{ _id: 0, host: `${HOST}:${port}` }] };
  try {
    await admin.command({ replSetInitiate: config });
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
    if (error.code !== ALREADY_INITIALIZED) throw error;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}
