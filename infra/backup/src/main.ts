import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { backUp } from './backup';
import { restore } from './restore';

const SERVICES = 'catalog,checkout,account,admin,inventory';
const KEY_BYTES = 32;

/** A variable, or the file of that name among the engine's secrets. */
function secret(name: string): string | undefined {
  const given = process.env[name];
  const dir = process.env['SECRETS_DIR'];
  if (given !== undefined || !dir || !existsSync(join(dir, name))) return given;
  return readFileSync(join(dir, name), 'utf8').trim();
}

const settingsSchema = z.object({
  MONGODB_URL: z.string(),
  MONGODB_USER: z.string().optional(),
  MONGODB_PASSWORD: z.string().optional(),
  BACKUP_DIR: z.string().default('/backups'),
  BACKUP_KEEP_DAYS: z.coerce.number().int().positive().default(14),
  /** 64 hexadecimal digits. */
  BACKUP_KEY: z.string().regex(/^[0-9a-f]{64}$/),
  /** name=folder, with commas between them. */
  BACKUP_FOLDERS: z.string().default(''),
  BACKUP_DATABASES: z.string().default(SERVICES),
});

/** `node dist/main.js backup [--in-transaction]` or `node dist/main.js restore <file>`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'in-transaction': { type: 'boolean', default: false } },
  });
  const [command, file] = positionals;
  const settings = settingsSchema.parse({
    ...process.env,
    MONGODB_URL: secret('MONGODB_URL'),
    MONGODB_PASSWORD: process.env['MONGODB_USER'] ? secret('MONGODB_PASSWORD') : undefined,
    BACKUP_KEY: secret('BACKUP_KEY'),
  });
  const { MONGODB_USER: username, MONGODB_PASSWORD: password } = settings;
  const auth = username ? { auth: { username, password }, authSource: 'admin' } : {};
  const client = await mongo.MongoClient.connect(settings.MONGODB_URL, auth);
  const key = Buffer.from(settings.BACKUP_KEY, 'hex').subarray(0, KEY_BYTES);
  const folders = Object.fromEntries(
    settings.BACKUP_FOLDERS.split(',')
      .filter(Boolean)
      .map((one) => one.split('=')),
  ) as Record<string, string>;
  try {
    if (command === 'backup') {
      const written = await backUp({
        client,
        databases: settings.BACKUP_DATABASES.split(','),
        folders,
        dir: settings.BACKUP_DIR,
        key,
        keepDays: settings.BACKUP_KEEP_DAYS,
        inTransaction: values['in-transaction'],
      });
      console.log(written);
    } else if (command === 'restore' && file) {
      console.log(`${await restore({ client, folders, file, key })} documents`);
    } else throw new Error('Usage: backup [--in-transaction] | restore <file>');
  } finally {
    await client.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
