import type { CommandHandler } from '../gateway/command';
import { bulkWriteCommands } from './bulk-write-command';
import { collectionCommands } from './collection-commands';
import { explainCommands } from './explain-command';
import { findAndModifyCommands } from './find-and-modify-command';
import { handshakeCommands } from './handshake-commands';
import { indexCommands } from './index-commands';
import { queryCommands } from './query-commands';
import { transactionCommands } from './transaction-commands';
import { writeCommands } from './write-commands';

/** Every command that the gateway answers, by the name that clients send. */
export const COMMANDS: ReadonlyMap<string, CommandHandler> = new Map(
  Object.entries({
    ...handshakeCommands,
    ...queryCommands,
    ...writeCommands,
    ...bulkWriteCommands,
    ...findAndModifyCommands,
    ...indexCommands,
    ...collectionCommands,
    ...transactionCommands,
    ...explainCommands,
  }),
);
