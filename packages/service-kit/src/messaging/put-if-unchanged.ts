import type { KV } from '@nats-io/kv';

const WRONG_SEQUENCE = /wrong last sequence/i;

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
    if (error instanceof Error && WRONG_SEQUENCE.test(error.message)) return null;
    throw error;
  }
}
