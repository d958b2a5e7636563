import type { KV } from '@nats-io/kv';
import { untilAnswered } from './until-answered';

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
    // Where only the answer was lost, the second try finds its own revision and counts as another writer.
    return await untilAnswered(() => bucket.put(key, body, { previousSeq: revision }));
  } catch (error) {
    if (isWrongRevision(error)) return null;
    throw error;
  }
}
