import type { mongo } from 'mongoose';
import { Database } from '../mongo/database';
import type { TestService } from './test-service';

/** A command that a service has sent to its database. */
export interface SentCommand {
  /** Such as `update carts`, or `commitTransaction` for one that acts on no collection. */
  name: string;
  commandName: string;
  /** Null for a command that acts on none. */
  collection: string | null;
  command: mongo.Document;
  inTransaction: boolean;
}

/** The database commands that services send while `work` runs. */
export async function sentDuring(
  services: readonly TestService[],
  work: () => Promise<unknown>,
): Promise<SentCommand[]> {
  const sent: SentCommand[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    const target: unknown = command[commandName];
    const collection = typeof target === 'string' ? target : null;
    const name = collection === null ? commandName : `${commandName} ${collection}`;
    const inTransaction = command['autocommit'] === false;
    sent.push({ name, commandName, collection, command, inTransaction });
  };
  const clients = services.map((service) => service.get(Database).client);
  for (const client of clients) client.on('commandStarted', note);
  try {
    await work();
  } finally {
    for (const client of clients) client.off('commandStarted', note);
  }
  return sent;
}

/** Their names. */
export async function commandsDuring(
  services: readonly TestService[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  return (await sentDuring(services, work)).map(({ name }) => name);
}

/** The names of those that belong to transactions. */
export async function transactionCommands(
  service: TestService,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const sent = await sentDuring([service], work);
  return sent.filter(({ inTransaction }) => inTransaction).map(({ name }) => name);
}
