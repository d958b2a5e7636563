import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PgConnection } from '../postgres/pg-connection';
import type { Bundle } from './bundle';
import { PostgresProcess } from './postgres-process';
import { makePrivateDir, type RunAs } from './unprivileged-user';

const run = promisify(execFile);

/** Settings of every cluster. Durability stays on: tests kill the server and count what is left. */
const SETTINGS = {
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb',
  // The gateway runs the expiry of TTL indexes; pg_cron has to be loaded, not to work.
  'cron.launch_active_jobs': 'off',
  'documentdb.enableBackgroundWorker': 'off',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  shared_buffers: '128MB',
  // Dropping a database takes a lock on each of its tables and indexes.
  max_locks_per_transaction: '512',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  min_wal_size: '64MB',
  checkpoint_timeout: '15min',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  // Small statements only; workers would also need more shared memory than a container gives.
  max_parallel_workers_per_gather: '0',
  update_process_title: 'off',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  client_min_messages: 'error',
  'documentdb.useFileBasedPersistedCursors': 'on',
  'documentdb_core.enableCollation': 'on',
  'documentdb.enableCollationWithNonUniqueOrderedIndexes': 'on',
  'documentdb.enableFailureOnParallelIndexArrays': 'on',
};

/** Makes a data directory: a copy of the template, which is made once per bundle. */
export async function provideCluster(
  bundle: Bundle,
  dataDir: string,
  runAs: RunAs,
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const template = `${bundle.root}-template${runAs.uid === undefined ? '' : `-${runAs.uid}`}`;
  if (!existsSync(template)) await makeTemplate(bundle, template, runAs, log);
  log('copying the template database');
  await makePrivateDir(dirname(dataDir), {});
  await rm(dataDir, { recursive: true, force: true });
  // Copied beside and renamed, so that an interrupted copy is never taken for a database.
  const partial = `${dataDir}.partial-${process.pid}`;
  await run('cp', ['-a', '--reflink=auto', template, partial]);
  await rename(partial, dataDir);
}

async function makeTemplate(
  bundle: Bundle,
  template: string,
  runAs: RunAs,
  log: (line: string) => void,
): Promise<void> {
  log('creating the template database');
  const work = await mkdtemp(`${template}-`);
  const data = join(work, 'data');
  try {
    await makePrivateDir(work, runAs);
    const locale = ['--encoding=UTF8', '--lc-collate=C', '--lc-ctype=C.UTF-8', '--locale=C'];
    const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...locale];
    await run(bundle.initdb, args, { ...runAs, cwd: work });
    const lines = Object.entries(SETTINGS).map(([name, value]) => `${name} = '${value}'\n`);
    await appendFile(join(data, 'postgresql.conf'), lines.join(''));
    await createExtension(bundle, data, runAs, log);
    await rename(data, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function createExtension(
  bundle: Bundle,
  data: string,
  runAs: RunAs,
  log: (line: string) => void,
): Promise<void> {
  const server = new PostgresProcess({ bundle, dataDir: data, runAs, log });
  await server.start();
  try {
    const connection = await PgConnection.connect({ socketPath: server.socketPath });
    await connection.simpleQuery('CREATE EXTENSION documentdb CASCADE');
    await connection.simpleQuery('CHECKPOINT');
    connection.end();
  } finally {
    await server.stop();
  }
}
