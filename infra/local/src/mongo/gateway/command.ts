import type { Document } from 'bson';
import type { RawDocument } from '../wire/raw-document';
import type { CursorRegistry } from './cursor-registry';
import type { Engine } from './engine';
import type { ReplayCache } from './replay-cache';
import type { Transaction } from './transaction';
import type { TransactionRegistry } from './transaction-registry';

/** What all commands work with. */
export interface GatewayContext {
  /** Address that clients receive, `host:port`. */
  address: string;
  replicaSet: string;
  engine: Engine;
  cursors: CursorRegistry;
  transactions: TransactionRegistry;
  replays: ReplayCache;
  /** Runs changes of collections and indexes one after another. */
  serialize: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface Session {
  id: string;
  /** Number of the transaction or of the retryable write. */
  txnNumber: bigint | undefined;
  inTransaction: boolean;
}

/** One command of a client. */
export interface Command {
  name: string;
  database: string;
  /** The collection, for commands whose first field names one. */
  collection: string;
  document: RawDocument;
  sequences: ReadonlyMap<string, Buffer>;
  session: Session | null;
  transaction: Transaction | null;
  clientId: number;
}

/** An answer: the engine's bytes as they are, or a document to encode. */
export type Reply = Buffer | Document;

export type CommandHandler = (command: Command, context: GatewayContext) => Promise<Reply> | Reply;

export const OK = { ok: 1 };

/** Identity under which the engine remembers a write, so that a repeated one is answered and not done again. */
export function retryId({ session }: Command): string | null {
  if (!session || session.inTransaction || session.txnNumber === undefined) return null;
  return `${session.id}:${session.txnNumber}`;
}

/** The field of a write that carries its documents or statements. */
export const STATEMENT_LISTS = {
  insert: 'documents',
  update: 'updates',
  delete: 'deletes',
} as const;
