import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import type { BackupRecord } from './records';

/** Names the format; raised when it changes. */
const MAGIC = Buffer.from('SOLARBK1');
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const { BSON } = mongo;

async function* serialized(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) yield Buffer.from(BSON.serialize(record));
}

/** Writes records compressed and encrypted; under its name the file is whole or not there. */
export async function seal(
  file: string,
  key: Buffer,
  records: AsyncIterable<BackupRecord>,
): Promise<void> {
  const partial = `${file}.partial`;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  cipher.setAAD(MAGIC);
  try {
    const handle = await open(partial, 'w', 0o600);
    await handle.write(Buffer.concat([MAGIC, iv]));
    await handle.close();
    const out = createWriteStream(partial, { flags: 'a' });
    await pipeline(Readable.from(serialized(records)), createGzip(), cipher, out);
    const tail = await open(partial, 'a');
    await tail.write(cipher.getAuthTag());
    await tail.sync();
    await tail.close();
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** The records of a file. Throws before the first one when the key is wrong or a byte has changed. */
export async function* unseal(file: string, key: Buffer): AsyncGenerator<BackupRecord> {
  const { size } = await stat(file);
  const start = MAGIC.length + IV_BYTES;
  const end = size - TAG_BYTES;
  const handle = await open(file);
  const head = Buffer.alloc(start);
  const tag = Buffer.alloc(TAG_BYTES);
  await handle.read(head, 0, start, 0);
  await handle.read(tag, 0, TAG_BYTES, end);
  await handle.close();
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error(`${file} is no backup`);
  const decipher = createDecipheriv(CIPHER, key, head.subarray(MAGIC.length));
  decipher.setAAD(MAGIC);
  decipher.setAuthTag(tag);
  const plain = `${file}.plain`;
  try {
    const from = createReadStream(file, { start, end: end - 1 });
    await pipeline(from, decipher, createWriteStream(plain, { mode: 0o600 }));
    yield* parsed(createReadStream(plain).pipe(createGunzip()));
  } finally {
    await rm(plain, { force: true });
  }
}

async function* parsed(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      yield BSON.deserialize(rest.subarray(0, length), { promoteValues: false }) as BackupRecord;
      rest = rest.subarray(length);
    }
  }
}
