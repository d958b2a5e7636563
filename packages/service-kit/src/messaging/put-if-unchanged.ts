import type { KV } from '@nats-io/kv';

/** True for the server's answer to a write that names a revision which a key no longer has. */
export function isWrongRevision(error: unknown): boolean {
  return error instanceof Error && /wrong last sequence/i.test(error.message);
}

/** Writes a key of a bucket while its revision is the given one (0: while it has none). Answers the new revision, null when another writer was faster. */
export async function putIfUnchanged(
  bucket: KV,
  key: string,
  body: string,
  revision: number,
): Promise<number | null> {
  try {
    return await bucket.put(key, body, { previousSeq: revision });
  } catch (error) {
    if (isWrongRevision(error)) return null;
    throw error;
  }
}
