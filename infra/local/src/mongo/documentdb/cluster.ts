import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PgConnection } from '../postgres/pg-connection';
import type { Bundle } from './bundle';
import { exclusively } from '../../process/owner-lock';
import { PostgresProcess } from './postgres-process';
import { makePrivateDir, type RunAs } from './unprivileged-user';

const run = promisify(execFile);

const EXTENSIONS = ['documentdb', 'documentdb_extended_rum'];
/** Raised when the template holds something else: checkouts of several commits share the folder it lies in. */
const TEMPLATE = 2;

/** Makes a data directory: a copy of the template, which is made once per bundle. */
export async function provideCluster(
  bundle: Bundle,
  dataDir: string,
  runAs: RunAs,
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const template = await provideTemplate(bundle, runAs, log);
  log('copying the template database');
  await mkdir(dirname(dataDir), { recursive: true });
  await rm(dataDir, { recursive: true, force: true });
  // Copied beside and renamed, so that an interrupted copy is never taken for a database.
  const partial = `${dataDir}.partial-${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await run('cp', ['-a', '--reflink=auto', template, partial]);
  await rename(partial, dataDir);
}

/** Adds what a running server has not got yet: a data directory may be of an earlier release. */
export function addExtensions(socketPath: string): Promise<void> {
  return runOn(
    socketPath,
    EXTENSIONS.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name} CASCADE`),
  );
}

async function runOn(socketPath: string, statements: readonly string[]): Promise<void> {
  const connection = await PgConnection.connect({ socketPath });
  try {
    for (const statement of statements) await connection.simpleQuery(statement);
  } finally {
    connection.end();
  }
}

/** The template of the account that runs the server: a data directory has to be its own. */
async function provideTemplate(
  bundle: Bundle,
  runAs: RunAs,
  log: (line: string) => void,
): Promise<string> {
  const suffix = runAs.uid === undefined ? '' : `-${runAs.uid}`;
  const template = `${bundle.root}-template-${TEMPLATE}${suffix}`;
  await exclusively(`${template}.lock`, async () => {
    if (!existsSync(template)) await makeTemplate(bundle, template, runAs, log);
  });
  return template;
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
    await createExtension(bundle, data, runAs, log);
    await rename(data, template);
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
    await addExtensions(server.socketPath);
    // The template is copied, so that all of it has to be in its files.
    await runOn(server.socketPath, ['CHECKPOINT']);
  } finally {
    await server.stop();
  }
}
