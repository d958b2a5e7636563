import { deserialize, type Document } from 'bson';
import type { RawDocument } from './raw-document';

interface ListCarrier {
  document: RawDocument;
  sequences: ReadonlyMap<string, Buffer>;
}

/** The n-th document of a list that a command carries as a document sequence or as an array field. */
export function elementAt(
  { document, sequences }: ListCarrier,
  list: string,
  index: number,
): Document | null {
  const sequence = sequences.get(list);
  if (!sequence) return deserialize(document.bytes)[list]?.[index] ?? null;
  let start = 0;
  for (let i = 0; i < index && start < sequence.length; i++) start += sequence.readInt32LE(start);
  if (start >= sequence.length) return null;
  return deserialize(sequence.subarray(start, start + sequence.readInt32LE(start)));
}

/** Whether the list has more than one element. */
export function hasMany({ document, sequences }: ListCarrier, list: string): boolean {
  const sequence = sequences.get(list);
  if (sequence) return sequence.readInt32LE(0) < sequence.length;
  return document.document(list)?.has('1') ?? false;
}

/** The documents of a sequence, still encoded. */
export function documentsOf(sequence: Buffer): Buffer[] {
  const documents: Buffer[] = [];
  for (let at = 0; at < sequence.length;) {
    const end = at + sequence.readInt32LE(at);
    documents.push(sequence.subarray(at, end));
    at = end;
  }
  return documents;
}
