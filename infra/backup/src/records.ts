import type { mongo } from 'mongoose';

/** What a backup is a sequence of: each collection with its documents, each file with its pieces. */
export type BackupRecord =
  | { kind: 'collection'; database: string; name: string; indexes: mongo.IndexDescriptionInfo[] }
  | { kind: 'document'; document: mongo.Document }
  | { kind: 'file'; folder: string; path: string }
  | { kind: 'piece'; data: mongo.Binary };
